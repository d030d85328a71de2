// kind: invalid-ir
// culprit: flatten-memref
// bad: --flatten-memref
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> i16, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "memref.alloc"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi16>
    %1 = "memref.load"(%0, %arg1, %arg1) : (memref<?x?xi16>, index, index) -> i16
    "func.return"(%1) : (i16) -> ()
  }) : () -> ()
}) : () -> ()
