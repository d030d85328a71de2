// kind: invalid-ir
// culprit: one-shot-bufferize
// bad: --one-shot-bufferize=bufferize-function-boundaries=1
"builtin.module"() ({
  "func.func"() <{function_type = () -> memref<?xi32>, sym_name = "g", sym_visibility = "private"}> ({
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<6xi32>
    %2 = "memref.cast"(%1) : (memref<6xi32>) -> memref<?xi32>
    "func.return"(%2) : (memref<?xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> memref<?xi32>, sym_name = "f"}> ({
    %0 = "func.call"() <{callee = @g}> : () -> memref<?xi32>
    "func.return"(%0) : (memref<?xi32>) -> ()
  }) : () -> ()
}) : () -> ()
