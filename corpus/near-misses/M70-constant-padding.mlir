// near-miss: M70
// expect: 5
// good: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// same: --canonicalize --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// The padding is a constant.
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> tensor<2x4xf32>, sym_name = "packed", sym_visibility = "private"}> ({
  ^bb0(%arg1: f32):
    %7 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<7xf32>}> : () -> tensor<7xf32>
    %8 = "arith.constant"() <{value = 5.000000e+00 : f32}> : () -> f32
    %9 = "tensor.empty"() : () -> tensor<2x4xf32>
    %10 = "linalg.pack"(%7, %9, %8) <{inner_dims_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_inner_tiles = array<i64: 4>}> : (tensor<7xf32>, tensor<2x4xf32>, f32) -> tensor<2x4xf32>
    "func.return"(%10) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 5.000000e+00 : f32}> : () -> f32
    %5 = "func.call"(%4) <{callee = @packed}> : (f32) -> tensor<2x4xf32>
    %6 = "tensor.extract"(%5, %2, %3) : (tensor<2x4xf32>, index, index) -> f32
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.pack"]}> : (!transform.any_op) -> !transform.op<"linalg.pack">
    %1:3 = "transform.structured.lower_pack"(%0) <{lowerPadLikeWithInsertSlice = true}> : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
