// kind: miscompile
// culprit: transform-interpreter
// expect: 1
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg1: !transform.any_op):
    %6 = "transform.structured.match"(%arg1) <{ops = ["tensor.pad"]}> : (!transform.any_op) -> !transform.any_op
    "transform.structured.vectorize"(%6) <{scalable_sizes = array<i1: false>, static_vector_sizes = array<i64: 8>}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> tensor<4xi1>, sym_name = "bits", sym_visibility = "private"}> ({
    %5 = "arith.constant"() <{value = dense<[false, true, false, true]> : tensor<4xi1>}> : () -> tensor<4xi1>
    "func.return"(%5) : (tensor<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "func.call"() <{callee = @bits}> : () -> tensor<4xi1>
    %2 = "tensor.pad"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 2>}> ({
    ^bb0(%arg0: index):
      "tensor.yield"(%0) : (i1) -> ()
    }) : (tensor<4xi1>) -> tensor<7xi1>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "tensor.extract"(%2, %3) : (tensor<7xi1>, index) -> i1
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

