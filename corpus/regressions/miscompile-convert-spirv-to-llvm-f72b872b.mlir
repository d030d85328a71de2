// kind: miscompile
// culprit: convert-spirv-to-llvm
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-spirv-to-llvm)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-3, 0, 32]> : tensor<3xi32>, sym_name = "g", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3xi32>
    %4 = "memref.load"(%3, %0) : (memref<3xi32>, index) -> i32
    %5 = "memref.load"(%3, %1) : (memref<3xi32>, index) -> i32
    %6 = "memref.load"(%3, %2) : (memref<3xi32>, index) -> i32
    %7 = "spirv.BitFieldUExtract"(%4, %5, %6) : (i32, i32, i32) -> i32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
