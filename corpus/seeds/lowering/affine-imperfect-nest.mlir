// expect: ( -183, -151, -55, 105, 329, 617 )
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (5)>
#map4 = affine_map<() -> (6)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<6xi32>, sym_name = "r", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @r}> : () -> memref<6xi32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<6x5xi32>
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg0: index):
      %7 = "arith.index_cast"(%arg0) : (index) -> i32
      %8 = "arith.muli"(%7, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%8, %4, %arg0) <{map = #map}> : (i32, memref<6xi32>, index) -> ()
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg1: index):
        %11 = "affine.load"(%4, %arg0) <{map = #map}> : (memref<6xi32>, index) -> i32
        %12 = "arith.index_cast"(%arg1) : (index) -> i32
        %13 = "arith.muli"(%12, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %14 = "arith.subi"(%11, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%14, %5, %arg0, %arg1) <{map = #map1}> : (i32, memref<6x5xi32>, index, index) -> ()
        %15 = "affine.load"(%5, %arg0, %arg1) <{map = #map1}> : (memref<6x5xi32>, index, index) -> i32
        %16 = "arith.addi"(%11, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%16, %4, %arg0) <{map = #map}> : (i32, memref<6xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      %9 = "affine.load"(%4, %arg0) <{map = #map}> : (memref<6xi32>, index) -> i32
      %10 = "arith.xori"(%9, %3) : (i32, i32) -> i32
      "affine.store"(%10, %4, %arg0) <{map = #map}> : (i32, memref<6xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %6 = "vector.load"(%4, %0) : (memref<6xi32>, index) -> vector<6xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi32>) -> ()
    "memref.dealloc"(%5) : (memref<6x5xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
