// kind: miscompile
// culprit: canonicalize
// expect: 4
// good: PLAIN
// bad: --canonicalize PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-252> : tensor<1xindex>, sym_name = "g", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @g}> : () -> memref<1xindex>
    %2 = "memref.load"(%1, %0) : (memref<1xindex>, index) -> index
    %3 = "arith.index_castui"(%2) : (index) -> i8
    %4 = "arith.index_castui"(%3) : (i8) -> index
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
