// kind: hang
// culprit: canonicalize
// bad: --allow-unregistered-dialect --canonicalize
// The order of the ops of a module means nothing, and the first one uses its own result.
"builtin.module"() ({
  %0 = "arith.andi"(%1, %0) : (i32, i32) -> i32
  %1 = "other.op"(%0) : (i32) -> i32
}) : () -> ()
