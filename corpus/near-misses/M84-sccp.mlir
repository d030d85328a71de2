// near-miss: M84
// expect: 3
// good: PLAIN
// same: --sccp PLAIN
// The loop carries the tensor as it is, and no result of the parallel loop.
#map = affine_map<(d0) -> (d0 * 2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi64>, sym_name = "in", sym_visibility = "private", type = memref<4xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @in}> : () -> memref<4xi64>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<4xi64>) -> tensor<4xi64>
    %5:2 = "scf.for"(%0, %2, %1, %4, %0) ({
    ^bb0(%arg0: index, %arg1: tensor<4xi64>, %arg2: index):
      %6 = "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
      ^bb0(%arg3: index, %arg4: tensor<4xi64>):
        %8 = "affine.apply"(%arg3) <{map = #map}> : (index) -> index
        %9 = "tensor.extract_slice"(%4, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xi64>, index) -> tensor<2xi64>
        "scf.forall.in_parallel"() ({
          "tensor.parallel_insert_slice"(%9, %arg4, %8) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi64>, tensor<4xi64>, index) -> ()
        }) : () -> ()
      }) : (tensor<4xi64>) -> tensor<4xi64>
      %7 = "arith.addi"(%arg2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.yield"(%arg1, %7) : (tensor<4xi64>, index) -> ()
    }) : (index, index, index, tensor<4xi64>, index) -> (tensor<4xi64>, index)
    "vector.print"(%5#1) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
