// kind: miscompile
// culprit: convert-scf-to-emitc
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(convert-scf-to-emitc)' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-1> : tensor<index>, sym_name = "g13", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g13}> : () -> memref<index>
    %3 = "memref.load"(%2) : (memref<index>) -> index
    %4 = "memref.get_global"() <{name = @g17}> : () -> memref<index>
    %5 = "memref.load"(%4) : (memref<index>) -> index
    "scf.for"(%3, %1, %5) ({
    ^bb0(%arg0: index):
      "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<index>, sym_name = "g17", type = memref<index>}> : () -> ()
}) : () -> ()
