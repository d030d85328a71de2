// kind: miscompile
// culprit: scf-for-loop-peeling
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(scf-for-loop-peeling)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<index>, sym_name = "g4", type = memref<index>}> : () -> ()
  "memref.global"() <{initial_value = dense<-9223372036854775808> : tensor<index>, sym_name = "g6", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "memref.get_global"() <{name = @g4}> : () -> memref<index>
    %2 = "memref.load"(%1) : (memref<index>) -> index
    %3 = "memref.get_global"() <{name = @g6}> : () -> memref<index>
    %4 = "memref.load"(%3) : (memref<index>) -> index
    %5 = "memref.get_global"() <{name = @g}> : () -> memref<1xi32>
    "scf.for"(%4, %4, %2) ({
    ^bb0(%arg2: index):
      %6 = "memref.load"(%5, %2) : (memref<1xi32>, index) -> i32
      "func.call"(%6) <{callee = @scion_show_i32}> : (i32) -> ()
      "func.call"(%0) <{callee = @show}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "show"}> ({
  ^bb0(%arg1: i32):
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<1xi32>, sym_name = "g", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "scion_show_i32"}> ({
  ^bb0(%arg0: i32):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
