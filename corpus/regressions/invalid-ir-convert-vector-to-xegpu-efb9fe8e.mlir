// kind: invalid-ir
// culprit: convert-vector-to-xegpu
// bad: --convert-vector-to-xegpu
"builtin.module"() ({
  "func.func"() <{function_type = (memref<6xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<6xi32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xi32>):
    %0 = "vector.gather"(%arg0, %arg1, %arg2, %arg3, %arg4) : (memref<6xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    "func.return"(%0) : (vector<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
