// near-miss: M96
// expect: 3
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// How many elements there are is known.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<3> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = (index, i64) -> index, no_inline, sym_name = "fill", sym_visibility = "private"}> ({
  ^bb0(%arg1: index, %arg2: i64):
    %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi64>
    "linalg.fill"(%arg2, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i64, %arg4: i64):
      "linalg.yield"(%arg3) : (i64) -> ()
    }) : (i64, memref<3xi64>) -> ()
    "func.return"(%arg1) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 7 : i64}> : () -> i64
    %5 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %6 = "memref.load"(%5, %3) : (memref<1xindex>, index) -> index
    %7 = "func.call"(%6, %4) <{callee = @fill}> : (index, i64) -> index
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.fill"]}> : (!transform.any_op) -> !transform.any_op
    %1:3 = "transform.structured.multitile_sizes"(%0) <{dimension = 0 : i64, divisor = 1 : i64, target_size = 5 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %2 = "transform.structured.split"(%0, %1#2) <{dimension = 0 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
