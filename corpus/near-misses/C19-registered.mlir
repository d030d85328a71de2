// near-miss: C19
// same: --allow-unregistered-dialect --xegpu-vector-linearize
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
