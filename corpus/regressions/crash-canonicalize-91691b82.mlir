// kind: crash
// culprit: canonicalize
// bad: --canonicalize
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4x1xf32>) -> tensor<?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x4x1xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "tensor.extract_slice"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<?x4x1xf32>, index) -> tensor<?x4xf32>
    %2 = "tensor.cast"(%1) : (tensor<?x4xf32>) -> tensor<?x?xf32>
    "func.return"(%2) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
