// twin: C11
// same: --expand-strided-metadata
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, index) -> memref<?x2x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index):
    %0 = "memref.expand_shape"(%arg0, %arg1, %arg2) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: -9223372036854775808, 2, -9223372036854775808>}> : (memref<?x?xf32>, index, index) -> memref<?x2x?xf32>
    "func.return"(%0) : (memref<?x2x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
