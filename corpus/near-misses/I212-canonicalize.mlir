// near-miss: I212
// same: '--pass-pipeline=builtin.module(canonicalize)'
// The change: arith.constant.value +1.
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32, strided<[?]>>, vector<2xi1>, vector<2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xf32, strided<[?]>>, %arg1: vector<2xi1>, %arg2: vector<2xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<1> : vector<2xi32>}> : () -> vector<2xi32>
    "vector.scatter"(%arg0, %0, %1, %arg1, %arg2) : (memref<2xf32, strided<[?]>>, index, vector<2xi32>, vector<2xi1>, vector<2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

