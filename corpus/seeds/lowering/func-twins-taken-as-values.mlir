// expect: 25
// expect: -5
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-5, 1]> : tensor<2xi64>, sym_name = "in", sym_visibility = "private", type = memref<2xi64>}> : () -> ()
  "func.func"() <{function_type = (i64) -> i64, sym_name = "square", sym_visibility = "private"}> ({
  ^bb0(%arg3: i64):
    %15 = "arith.muli"(%arg3, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.return"(%15) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> i64, sym_name = "square2", sym_visibility = "private"}> ({
  ^bb0(%arg2: i64):
    %14 = "arith.muli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.return"(%14) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> i64, sym_name = "same", sym_visibility = "private"}> ({
  ^bb0(%arg1: i64):
    "func.return"(%arg1) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> ((i64) -> i64), sym_name = "choose", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    %9 = "func.constant"() <{value = @square}> : () -> ((i64) -> i64)
    %10 = "func.constant"() <{value = @square2}> : () -> ((i64) -> i64)
    %11 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %12 = "arith.cmpi"(%arg0, %11) <{predicate = 4 : i64}> : (i64, i64) -> i1
    %13 = "arith.select"(%12, %9, %10) : (i1, (i64) -> i64, (i64) -> i64) -> ((i64) -> i64)
    "func.return"(%13) : ((i64) -> i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xi64>
    %3 = "memref.load"(%2, %0) : (memref<2xi64>, index) -> i64
    %4 = "memref.load"(%2, %1) : (memref<2xi64>, index) -> i64
    %5 = "func.call"(%4) <{callee = @choose}> : (i64) -> ((i64) -> i64)
    %6 = "func.call_indirect"(%5, %3) : ((i64) -> i64, i64) -> i64
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    %7 = "func.constant"() <{value = @same}> : () -> ((i64) -> i64)
    %8 = "func.call_indirect"(%7, %3) : ((i64) -> i64, i64) -> i64
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
