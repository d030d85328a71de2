// kind: invalid-ir
// culprit: convert-xegpu-to-xevm
// bad: --convert-vector-to-xegpu --convert-xegpu-to-xevm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<5xi32>) -> vector<5xi32>, sym_name = "row"}> ({
  ^bb0(%arg0: memref<5xi32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "vector.load"(%arg0, %0) : (memref<5xi32>, index) -> vector<5xi32>
    "func.return"(%1) : (vector<5xi32>) -> ()
  }) : () -> ()
}) : () -> ()
