// near-miss: H6
// same: --allow-unregistered-dialect --canonicalize
// Used before it is made, but not by itself.
"builtin.module"() ({
  %0 = "arith.andi"(%1, %1) : (i32, i32) -> i32
  %1 = "other.op"(%2) : (i32) -> i32
  %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
