// until: 23
// PDL patterns with native rewrites, and a transform schedule beside them.
"builtin.module"() ({
  "pdl.pattern"() <{benefit = 3 : i16, sym_name = "swap"}> ({
    %3 = "pdl.type"() <{constantType = i32}> : () -> !pdl.type
    %4 = "pdl.attribute"() <{value = "x"}> : () -> !pdl.attribute
    %5 = "pdl.operand"(%3) : (!pdl.type) -> !pdl.value
    %6 = "pdl.operands"() : () -> !pdl.range<value>
    %7 = "pdl.operation"(%5, %6, %4, %3) <{attributeValueNames = ["k"], opName = "t.from", operandSegmentSizes = array<i32: 2, 1, 1>}> : (!pdl.value, !pdl.range<value>, !pdl.attribute, !pdl.type) -> !pdl.operation
    "pdl.apply_native_constraint"(%7) <{isNegated = false, name = "check"}> : (!pdl.operation) -> ()
    "pdl.rewrite"(%7) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      %8 = "pdl.result"(%7) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.value
      %9 = "pdl.operation"(%5, %3) <{attributeValueNames = [], opName = "t.to", operandSegmentSizes = array<i32: 1, 0, 1>}> : (!pdl.value, !pdl.type) -> !pdl.operation
      %10 = "pdl.apply_native_rewrite"(%8, %9) <{name = "make"}> : (!pdl.value, !pdl.operation) -> !pdl.attribute
      "pdl.replace"(%7, %9) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!pdl.operation, !pdl.operation) -> ()
    }) : (!pdl.operation) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{op_attrs = {k = 1 : i32}, ops = ["linalg.matmul", "linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.param.constant"() <{value = 8 : i64}> : () -> !transform.param<i64>
    %2:3 = "transform.structured.tile_using_for"(%0, %1) <{interchange = array<i64: 1, 0>, scalable_sizes = array<i1: false, false, false>, static_sizes = array<i64: -9223372036854775808, 4, 0>}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.op<"scf.for">, !transform.any_op)
    "transform.foreach"(%2#2) ({
    ^bb0(%arg1: !transform.any_op):
      "transform.apply_patterns"(%arg1) <{max_iterations = 3 : i64, max_num_rewrites = -1 : i64}> ({
        "transform.apply_patterns.canonicalization"() : () -> ()
      }) : (!transform.any_op) -> ()
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
