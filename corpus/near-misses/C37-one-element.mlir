// near-miss: C37
// same: --flatten-memref
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4xi32>, index) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x4xi32>, %arg1: index):
    %0 = "tensor.extract"(%arg0, %arg1, %arg1) : (tensor<2x4xi32>, index, index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
