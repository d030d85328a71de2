// near-miss: M90
// expect: ( 5, 6 )
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// The write comes before the read.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<[3, 4]> : vector<2xi64>}> : () -> vector<2xi64>
    %3 = "arith.constant"() <{value = dense<[5, 6]> : vector<2xi64>}> : () -> vector<2xi64>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi64>
    "vector.store"(%2, %4, %1) : (vector<2xi64>, memref<2xi64>, index) -> ()
    "vector.store"(%3, %4, %1) : (vector<2xi64>, memref<2xi64>, index) -> ()
    %5 = "vector.load"(%4, %1) : (memref<2xi64>, index) -> vector<2xi64>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
