// kind: miscompile
// culprit: int-range-optimizations
// expect: 3
// expect: 9
// good: PLAIN
// bad: --int-range-optimizations PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %3 = "memref.load"(%2, %0) : (memref<1xindex>, index) -> index
    %4 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %6 = "scf.parallel"(%0, %3, %1, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: index):
      "scf.reduce"(%5) ({
      ^bb0(%arg2: i64, %arg3: i64):
        %7 = "arith.muli"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.reduce.return"(%7) : (i64) -> ()
      }) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    "func.call"(%5) <{callee = @show}> : (i64) -> ()
    "func.call"(%6) <{callee = @show}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

