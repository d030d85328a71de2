// kind: miscompile
// culprit: convert-vector-to-llvm
// expect: -0
// good: --canonicalize PLAIN
// bad: PLAIN
"builtin.module"() ({
  "memref.global"() <{alignment = 64 : i64, initial_value = dense<-0.0> : tensor<1xf32>, sym_name = "g", sym_visibility = "private", type = memref<1xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @g}> : () -> memref<1xf32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "vector.load"(%0, %1) : (memref<1xf32>, index) -> vector<1xf32>
    %3 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<1xf32>) -> f32
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
