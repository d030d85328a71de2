// kind: crash
// culprit: expand-strided-metadata
// bad: --expand-strided-metadata
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index) -> memref<?x?x?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "memref.expand_shape"(%arg0, %0, %arg1, %0, %arg1) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808>}> : (memref<?x?xf32>, index, index, index, index) -> memref<?x?x?x?xf32>
    "func.return"(%1) : (memref<?x?x?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
