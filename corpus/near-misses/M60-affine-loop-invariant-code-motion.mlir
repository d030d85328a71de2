// near-miss: M60
// expect: ( 0, 0, 0 )
// good: PLAIN
// same: --affine-loop-invariant-code-motion PLAIN
// The call writes another buffer than the one that is read.
#map = affine_map<() -> (0)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<2xi32>, sym_name = "r", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<9> : tensor<3xi32>, sym_name = "o", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<2xi32>, sym_name = "q", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<2xi32>) -> (), sym_name = "add", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<2xi32>):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %8 = "memref.load"(%arg1, %6) : (memref<2xi32>, index) -> i32
    %9 = "arith.addi"(%8, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%9, %arg1, %6) : (i32, memref<2xi32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @r}> : () -> memref<2xi32>
    %2 = "memref.get_global"() <{name = @o}> : () -> memref<3xi32>
    %3 = "memref.get_global"() <{name = @q}> : () -> memref<2xi32>
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%1) <{map = #map}> : (memref<2xi32>) -> i32
      "affine.store"(%5, %2, %arg0) <{map = #map1}> : (i32, memref<3xi32>, index) -> ()
      "func.call"(%3) <{callee = @add}> : (memref<2xi32>) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%2, %0) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
