// kind: invalid-ir
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize=bufferize-function-boundaries
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x2xi32>, index) -> tensor<2x2x2xi32>, sym_name = "g", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x2x2xi32>, %arg3: index):
    %2 = "tensor.extract_slice"(%arg2, %arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 3, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xi32>, index, index, index) -> tensor<?x?x?xi32>
    %3 = "tensor.cast"(%2) : (tensor<?x?x?xi32>) -> tensor<2x2x2xi32>
    "func.return"(%3) : (tensor<2x2x2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x2x2xi32>, index) -> tensor<2x4xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x2xi32>, %arg1: index):
    %0 = "func.call"(%arg0, %arg1) <{callee = @g}> : (tensor<2x2x2xi32>, index) -> tensor<2x2x2xi32>
    %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0], [1, 2]]}> : (tensor<2x2x2xi32>) -> tensor<2x4xi32>
    "func.return"(%1) : (tensor<2x4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
