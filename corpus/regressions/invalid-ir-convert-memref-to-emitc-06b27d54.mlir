// kind: invalid-ir
// culprit: convert-memref-to-emitc
// bad: --convert-memref-to-emitc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xcomplex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
