// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 1
// expect: 0
// expect: 0
// expect: 1
// expect: 0
// expect: 1
// expect: 1
// expect: 0
// expect: 1
// expect: 0
// expect: 0
// expect: 1
// expect: 0
// expect: 1
// expect: 0
// expect: 0
// expect: -1
// expect: 1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[false, true]> : tensor<2xi1>, sym_name = "g", sym_visibility = "private", type = memref<2xi1>}> : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "bit", sym_visibility = "private"}> ({
  ^bb0(%arg3: i1):
    %13 = "arith.extui"(%arg3) : (i1) -> i64
    "func.call"(%13) <{callee = @show}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<2xi1>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %4 = "memref.load"(%3, %arg1) : (memref<2xi1>, index) -> i1
      "scf.for"(%0, %2, %1) ({
      ^bb0(%arg2: index):
        %5 = "memref.load"(%3, %arg2) : (memref<2xi1>, index) -> i1
        %6 = "arith.addi"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
        %7 = "arith.muli"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
        %8 = "arith.cmpi"(%4, %5) <{predicate = 2 : i64}> : (i1, i1) -> i1
        %9 = "arith.cmpi"(%4, %5) <{predicate = 6 : i64}> : (i1, i1) -> i1
        %10 = "arith.maxsi"(%4, %5) : (i1, i1) -> i1
        %11 = "arith.maxui"(%4, %5) : (i1, i1) -> i1
        %12 = "arith.extsi"(%10) : (i1) -> i64
        "func.call"(%6) <{callee = @bit}> : (i1) -> ()
        "func.call"(%7) <{callee = @bit}> : (i1) -> ()
        "func.call"(%8) <{callee = @bit}> : (i1) -> ()
        "func.call"(%9) <{callee = @bit}> : (i1) -> ()
        "func.call"(%12) <{callee = @show}> : (i64) -> ()
        "func.call"(%11) <{callee = @bit}> : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
