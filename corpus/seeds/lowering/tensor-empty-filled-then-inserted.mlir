// expect: ( 1, 6, 6, 4, 5 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4, 5]> : tensor<5xi32>, sym_name = "in", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<6> : tensor<1xi32>, sym_name = "x", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<5xi32>, i32) -> tensor<5xi32>, sym_name = "overwrite", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xi32>, %arg1: i32):
    %8 = "tensor.empty"() : () -> tensor<2xi32>
    %9 = "linalg.fill"(%arg1, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      "linalg.yield"(%arg2) : (i32) -> ()
    }) : (i32, tensor<2xi32>) -> tensor<2xi32>
    %10 = "tensor.insert_slice"(%9, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<5xi32>) -> tensor<5xi32>
    "func.return"(%10) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<5xi32>
    %3 = "memref.get_global"() <{name = @x}> : () -> memref<1xi32>
    %4 = "memref.load"(%3, %0) : (memref<1xi32>, index) -> i32
    %5 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<5xi32>) -> tensor<5xi32>
    %6 = "func.call"(%5, %4) <{callee = @overwrite}> : (tensor<5xi32>, i32) -> tensor<5xi32>
    %7 = "vector.transfer_read"(%6, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<5xi32>, index, i32) -> vector<5xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
