"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%root: !transform.any_op):
  "transform.foreach"(%root) ({
  ^bb1(%each: !transform.any_op):
    "a.b"(%each) : (!transform.any_op) -> ()
  }) : (!transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) : () -> ()
