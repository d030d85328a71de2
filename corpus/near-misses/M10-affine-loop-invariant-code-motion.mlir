// near-miss: M10
// expect: 0
// good: PLAIN
// same: --affine-loop-invariant-code-motion PLAIN
// The loop has a turn, whatever it begins with.
#map = affine_map<() -> (0)>
#map1 = affine_map<()[s0] -> (s0)>
#map2 = affine_map<()[s0] -> (s0 + 1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<index>, sym_name = "n", sym_visibility = "private", type = memref<index>}> : () -> ()
  "memref.global"() <{initial_value = dense<5> : tensor<1xi32>, sym_name = "a", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @n}> : () -> memref<index>
    %1 = "memref.load"(%0) : (memref<index>) -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<1xi32>
    "affine.for"(%1, %1) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      "affine.store"(%3, %4) <{map = #map}> : (i32, memref<1xi32>) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %5 = "memref.load"(%4, %2) : (memref<1xi32>, index) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
