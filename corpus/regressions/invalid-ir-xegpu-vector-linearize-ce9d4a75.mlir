// kind: invalid-ir
// culprit: xegpu-vector-linearize
// bad: --xegpu-vector-linearize
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xi32>, index) -> vector<[4]x[4]xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xi32>, %arg1: index):
    %0 = "vector.load"(%arg0, %arg1, %arg1) : (memref<?x?xi32>, index, index) -> vector<[4]x[4]xi32>
    "func.return"(%0) : (vector<[4]x[4]xi32>) -> ()
  }) : () -> ()
}) : () -> ()
