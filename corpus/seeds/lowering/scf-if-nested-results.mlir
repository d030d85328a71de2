// expect: , 10
// expect: , 3
// expect: 14
// expect: 200
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-9223372036854775808, -3, 7, 9223372036854775807]> : tensor<4xi64>, sym_name = "g", sym_visibility = "private", type = memref<4xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = -10 : i64}> : () -> i64
    %5 = "arith.constant"() <{value = 10 : i64}> : () -> i64
    %6 = "arith.constant"() <{value = 100 : i64}> : () -> i64
    %7 = "arith.constant"() <{value = 200 : i64}> : () -> i64
    %8 = "arith.constant"() <{value = true}> : () -> i1
    %9 = "arith.constant"() <{value = false}> : () -> i1
    %10 = "memref.get_global"() <{name = @g}> : () -> memref<4xi64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %11 = "memref.load"(%10, %arg1) : (memref<4xi64>, index) -> i64
      %12 = "arith.cmpi"(%11, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
      %13:2 = "scf.if"(%12) ({
        %17 = "arith.cmpi"(%11, %4) <{predicate = 4 : i64}> : (i64, i64) -> i1
        %18 = "scf.if"(%17) ({
          %19 = "arith.subi"(%3, %11) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
          "scf.yield"(%19) : (i64) -> ()
        }, {
          "scf.yield"(%5) : (i64) -> ()
        }) : (i1) -> i64
        "scf.yield"(%18, %8) : (i64, i1) -> ()
      }, {
        %14 = "arith.cmpi"(%11, %6) <{predicate = 2 : i64}> : (i64, i64) -> i1
        %15 = "arith.addi"(%11, %11) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        %16 = "arith.select"(%14, %15, %7) : (i1, i64, i64) -> i64
        "scf.yield"(%16, %9) : (i64, i1) -> ()
      }) : (i1) -> (i64, i1)
      "scf.if"(%13#1) ({
        "func.call"() <{callee = @printComma}> : () -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "func.call"(%13#0) <{callee = @show}> : (i64) -> ()
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
  "func.func"() <{function_type = () -> (), sym_name = "printComma", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
