// twin: C17
// same: --int-range-optimizations
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "async.yield"(%1) : (f32) -> ()
    }) : () -> (!async.token, !async.value<f32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
