// near-miss: M57
// expect: ( 1, 1 )
// expect: ( 2, 2 )
// good: --one-shot-bufferize=copy-before-write=1 PLAIN
// same: PLAIN
// The second fill has a tensor of its own.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<4> : tensor<1xindex>, sym_name = "k", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "memref.global"() <{initial_value = dense<[5, 6]> : tensor<2xi32>, sym_name = "t", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @k}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "memref.get_global"() <{name = @t}> : () -> memref<2xi32>
    %7 = "bufferization.to_tensor"(%6) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    %8 = "tensor.empty"() : () -> tensor<2xi32>
    %9 = "scf.index_switch"(%5) <{cases = array<i64: 0>}> ({
      %14 = "linalg.fill"(%2, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg2: i32, %arg3: i32):
        "linalg.yield"(%arg2) : (i32) -> ()
      }) : (i32, tensor<2xi32>) -> tensor<2xi32>
      "scf.yield"(%14) : (tensor<2xi32>) -> ()
    }, {
      "scf.yield"(%7) : (tensor<2xi32>) -> ()
    }) : (index) -> tensor<2xi32>
    %10 = "tensor.empty"() : () -> tensor<2xi32>
    %11 = "linalg.fill"(%3, %10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (i32, tensor<2xi32>) -> tensor<2xi32>
    %12 = "vector.transfer_read"(%9, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<2xi32>, index, i32) -> vector<2xi32>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    %13 = "vector.transfer_read"(%11, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<2xi32>, index, i32) -> vector<2xi32>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
