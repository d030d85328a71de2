// kind: crash
// culprit: expand-strided-metadata
// bad: --expand-strided-metadata
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, index, index) -> memref<?x?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index):
    %0 = "memref.expand_shape"(%arg0, %arg1, %arg2, %arg3) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808>}> : (memref<?x?xf32>, index, index, index) -> memref<?x?x?xf32>
    "func.return"(%0) : (memref<?x?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

