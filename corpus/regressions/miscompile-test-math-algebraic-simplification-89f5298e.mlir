// kind: miscompile
// culprit: test-math-algebraic-simplification
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(test-math-algebraic-simplification)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<1xf64>, sym_name = "in1", type = memref<1xf64>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<1xi32>, sym_name = "in0", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @in0}> : () -> memref<1xi32>
    %4 = "memref.load"(%3, %1) : (memref<1xi32>, index) -> i32
    %5 = "arith.cmpi"(%4, %2) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %6 = "math.ipowi"(%5, %0) : (i1, i1) -> i1
    %7 = "memref.get_global"() <{name = @in1}> : () -> memref<1xf64>
    %8 = "memref.load"(%7, %1) : (memref<1xf64>, index) -> f64
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (f64) -> ()
    "func.call"(%6) <{callee = @scion_show_i1}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "scion_show_i1"}> ({
  ^bb0(%arg0: i1):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
