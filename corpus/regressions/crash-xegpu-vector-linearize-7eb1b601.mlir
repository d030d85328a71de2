// kind: crash
// culprit: xegpu-vector-linearize
// bad: --allow-unregistered-dialect --xegpu-vector-linearize
"builtin.module"() ({
  "t.a"() : () -> ()
}) : () -> ()
