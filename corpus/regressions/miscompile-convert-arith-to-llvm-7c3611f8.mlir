// kind: miscompile
// culprit: convert-arith-to-llvm
// expect: 0
// bad: PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-128, 3], [127, -1]]> : tensor<2x2xi8>, sym_name = "g", type = memref<2x2xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2x2xi8>
    %3 = "memref.load"(%2, %1, %1) : (memref<2x2xi8>, index, index) -> i8
    %4 = "memref.load"(%2, %0, %0) : (memref<2x2xi8>, index, index) -> i8
    %5 = "arith.remsi"(%3, %4) : (i8, i8) -> i8
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
