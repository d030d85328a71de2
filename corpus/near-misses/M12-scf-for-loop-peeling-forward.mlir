// near-miss: M12
// expect: 0
// good: PLAIN
// same: --scf-for-loop-peeling PLAIN
// The upper bound is at least 0.
#map = affine_map<(d0) -> (d0, 0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-3> : tensor<index>, sym_name = "n", sym_visibility = "private", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<index>
    %3 = "memref.load"(%2) : (memref<index>) -> index
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %6 = "affine.max"(%3) <{map = #map}> : (index) -> index
    %7 = "scf.for"(%0, %6, %1, %4) ({
    ^bb0(%arg0: index, %arg1: i32):
      "scf.yield"(%5) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
