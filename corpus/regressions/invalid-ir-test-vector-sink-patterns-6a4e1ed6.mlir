// kind: invalid-ir
// culprit: test-vector-sink-patterns
// bad: '--pass-pipeline=builtin.module(func.func(test-vector-sink-patterns))'
"builtin.module"() ({
  "memref.global"() <{sym_name = "out", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @out}> : () -> memref<1xi32>
    %2 = "vector.load"(%1, %0) : (memref<1xi32>, index) -> vector<1xi32>
    "scf.for"(%0, %0, %0) ({
    ^bb0(%arg0: index):
      %3 = "vector.extract"(%2, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (vector<1xi32>, index) -> i32
      "vector.print"(%3) <{punctuation = #vector.punctuation<no_punctuation>}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
