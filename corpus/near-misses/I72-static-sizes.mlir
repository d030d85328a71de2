// near-miss: I72
// same: --flatten-memref
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> i16, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xi16>
    %1 = "memref.load"(%0, %arg1, %arg1) : (memref<4x4xi16>, index, index) -> i16
    "func.return"(%1) : (i16) -> ()
  }) : () -> ()
}) : () -> ()
