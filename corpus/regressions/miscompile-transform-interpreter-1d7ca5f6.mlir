// kind: miscompile
// culprit: transform-interpreter
// since: 23
// expect: 3
// expect: 3
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.store"(%3, %5, %1) : (i32, memref<2xi32>, index) -> ()
    "memref.store"(%4, %5, %2) : (i32, memref<2xi32>, index) -> ()
    %6 = "vector.load"(%5, %1) : (memref<2xi32>, index) -> vector<2xi32>
    "memref.dealloc"(%5) : (memref<2xi32>) -> ()
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.store"(%4, %7, %1) : (i32, memref<2xi32>, index) -> ()
    "memref.store"(%3, %7, %2) : (i32, memref<2xi32>, index) -> ()
    %8 = "vector.extract"(%6) <{static_position = array<i64: 0>}> : (vector<2xi32>) -> i32
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    %9 = "memref.load"(%7, %2) : (memref<2xi32>, index) -> i32
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "memref.dealloc"(%7) : (memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.x86.sink_vector_producer_ops"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
