// near-miss: M39
// expect: ( 1, 1, 1 )
// good: PLAIN
// same: --affine-loop-invariant-code-motion PLAIN
// Two globals, not two names of one.
#map = affine_map<() -> (0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<1xi32>, sym_name = "r", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<3xi32>, sym_name = "s", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<1xi32>, sym_name = "t", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @r}> : () -> memref<1xi32>
    %1 = "memref.get_global"() <{name = @t}> : () -> memref<1xi32>
    %2 = "memref.get_global"() <{name = @s}> : () -> memref<3xi32>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%0) <{map = #map}> : (memref<1xi32>) -> i32
      "affine.store"(%5, %2, %arg0) <{map = #map1}> : (i32, memref<3xi32>, index) -> ()
      %6 = "arith.addi"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%6, %1) <{map = #map}> : (i32, memref<1xi32>) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%2, %3) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
