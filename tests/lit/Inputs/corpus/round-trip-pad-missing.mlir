"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>, f32) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg2: f32):
    %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 7>, static_low = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg3: index):
      "tensor.yield"(%arg2) : (f32) -> ()
    }) : (tensor<5xf32>) -> tensor<?xf32>
    "func.return"(%0) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
