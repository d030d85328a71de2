// near-miss: M25
// expect: -2
// good: PLAIN
// same: --linalg-specialize-generic-ops PLAIN
// The bytes are signed.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-1> : tensor<1x1xi8>, sym_name = "a", sym_visibility = "private", type = memref<1x1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<2> : tensor<1x1xi8>, sym_name = "b", sym_visibility = "private", type = memref<1x1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<1x1xi32>, sym_name = "c", sym_visibility = "private", type = memref<1x1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<1x1xi8>
    %2 = "memref.get_global"() <{name = @b}> : () -> memref<1x1xi8>
    %3 = "memref.get_global"() <{name = @c}> : () -> memref<1x1xi32>
    "linalg.generic"(%1, %2, %3) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i8, %arg1: i8, %arg2: i32):
      %5 = "arith.extsi"(%arg0) : (i8) -> i32
      %6 = "arith.extsi"(%arg1) : (i8) -> i32
      %7 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.addi"(%arg2, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) : (memref<1x1xi8>, memref<1x1xi8>, memref<1x1xi32>) -> ()
    %4 = "memref.load"(%3, %0, %0) : (memref<1x1xi32>, index, index) -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
