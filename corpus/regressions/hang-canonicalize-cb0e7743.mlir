// kind: hang
// culprit: canonicalize
// since: 23
// bad: --allow-unregistered-dialect --canonicalize
// x - (x - y) is y: what 23 folds by, and 22 did not.
"builtin.module"() ({
  %0 = "arith.subi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %1 = "other.op"(%0) : (i32) -> i32
}) : () -> ()
