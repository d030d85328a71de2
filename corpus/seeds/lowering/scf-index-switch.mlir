// expect: 10
// expect: 0
// expect: 0
// expect: 10
// expect: 9
// expect: 9
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[2, 0, 5, -1]> : tensor<4xindex>, sym_name = "g", sym_visibility = "private", type = memref<4xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<4xindex>
    %4 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 10 : i64}> : () -> i64
    %6 = "scf.for"(%0, %2, %1, %4) ({
    ^bb0(%arg1: index, %arg2: i64):
      %7 = "memref.load"(%3, %arg1) : (memref<4xindex>, index) -> index
      %8 = "scf.index_switch"(%7) <{cases = array<i64: 2, 5, 0>}> ({
        %11 = "arith.index_cast"(%7) : (index) -> i64
        %12 = "arith.addi"(%arg2, %11) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.yield"(%12) : (i64) -> ()
      }, {
        %10 = "arith.muli"(%arg2, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.yield"(%10) : (i64) -> ()
      }, {
        "scf.yield"(%5) : (i64) -> ()
      }, {
        %9 = "arith.subi"(%arg2, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "func.call"(%9) <{callee = @show}> : (i64) -> ()
        "scf.yield"(%9) : (i64) -> ()
      }) : (index) -> i64
      "func.call"(%8) <{callee = @show}> : (i64) -> ()
      "scf.yield"(%8) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    "func.call"(%6) <{callee = @show}> : (i64) -> ()
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
