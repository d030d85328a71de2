// near-miss: M55
// expect: 3
// expect: 9
// good: PLAIN
// same: --int-range-optimizations PLAIN
// The reduction is one of floats, which have no range.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %3 = "memref.load"(%2, %0) : (memref<1xindex>, index) -> index
    %4 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %5 = "arith.constant"() <{value = 3.000000e+00 : f64}> : () -> f64
    %6 = "scf.parallel"(%0, %3, %1, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: index):
      "scf.reduce"(%5) ({
      ^bb0(%arg2: f64, %arg3: f64):
        %7 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
        "scf.reduce.return"(%7) : (f64) -> ()
      }) : (f64) -> ()
    }) : (index, index, index, f64) -> f64
    "func.call"(%5) <{callee = @show}> : (f64) -> ()
    "func.call"(%6) <{callee = @show}> : (f64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: f64):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (f64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
