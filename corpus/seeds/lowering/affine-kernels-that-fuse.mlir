// expect: ( 18, 2, 32, 2, 50, 162, 8, 72 )
// expect: ( 15, 3, 28, 1, 55, 153, 6, 78 )
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (8)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, -1, 4, 1, -5, 9, 2, -6]> : tensor<8xi32>, sym_name = "in", sym_visibility = "private", type = memref<8xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<8xi32>, sym_name = "pairs", sym_visibility = "private", type = memref<8xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<8xi32>, sym_name = "most", sym_visibility = "private", type = memref<8xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<8xi32>, memref<8xi32>) -> (), sym_name = "smooth", sym_visibility = "private"}> ({
  ^bb0(%arg4: memref<8xi32>, %arg5: memref<8xi32>):
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg7: index):
      %13 = "affine.load"(%arg4, %arg7) <{map = #map}> : (memref<8xi32>, index) -> i32
      %14 = "arith.addi"(%13, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%14, %9, %arg7) <{map = #map}> : (i32, memref<8xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg6: index):
      %10 = "affine.load"(%9, %arg6) <{map = #map}> : (memref<8xi32>, index) -> i32
      %11 = "affine.load"(%arg4, %arg6) <{map = #map}> : (memref<8xi32>, index) -> i32
      %12 = "arith.muli"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%12, %arg5, %arg6) <{map = #map}> : (i32, memref<8xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8xi32>, memref<8xi32>, memref<8xi32>) -> (), sym_name = "both", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: memref<8xi32>, %arg2: memref<8xi32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg3: index):
      %6 = "affine.load"(%arg0, %arg3) <{map = #map}> : (memref<8xi32>, index) -> i32
      %7 = "affine.load"(%arg1, %arg3) <{map = #map}> : (memref<8xi32>, index) -> i32
      %8 = "arith.subi"(%7, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%8, %arg2, %arg3) <{map = #map}> : (i32, memref<8xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<8xi32>
    %2 = "memref.get_global"() <{name = @pairs}> : () -> memref<8xi32>
    %3 = "memref.get_global"() <{name = @most}> : () -> memref<8xi32>
    "func.call"(%1, %2) <{callee = @smooth}> : (memref<8xi32>, memref<8xi32>) -> ()
    "func.call"(%1, %2, %3) <{callee = @both}> : (memref<8xi32>, memref<8xi32>, memref<8xi32>) -> ()
    %4 = "vector.load"(%2, %0) : (memref<8xi32>, index) -> vector<8xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<8xi32>) -> ()
    %5 = "vector.load"(%3, %0) : (memref<8xi32>, index) -> vector<8xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

