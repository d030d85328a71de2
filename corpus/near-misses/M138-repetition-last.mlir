// near-miss: M138
// expect: 5
// expect: 7
// expect: 9
// good: PLAIN
// same: --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' PLAIN
// The value that is there twice comes last.
#map = affine_map<(d0)[s0, s1] -> (d0 + s0 + s1, d0 + s0 + s1 + 2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<5> : tensor<index>, sym_name = "g", sym_visibility = "private", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<index>
    %4 = "memref.load"(%3) : (memref<index>) -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %5 = "affine.min"(%arg0, %4, %arg0) <{map = #map}> : (index, index, index) -> index
      "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
