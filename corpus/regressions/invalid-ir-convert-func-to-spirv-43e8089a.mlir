// kind: invalid-ir
// culprit: convert-func-to-spirv
// bad: '--pass-pipeline=builtin.module(convert-func-to-spirv{emulate-lt-32-bit-scalar-types=0})'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "make"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
    "cf.br"(%0)[^bb1] : (memref<1xi32>) -> ()
  ^bb1(%1: memref<1xi32>):  // pred: ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.call"() <{callee = @make}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
