// expect: ( 15, -6, 6, -15, -3, 9, -12, 0, 12, -9, 3, 15, -6, 6, -15, -3, 9, -12, 0, 12, -9, 3, 15, -6 )
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (24)>
#map4 = affine_map<() -> (6)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-5, 2, -2, 5, 1, -3, 4, 0, -4, 3, -1, -5, 2, -2, 5, 1, -3, 4, 0, -4, 3, -1, -5, 2]> : tensor<24xi64>, sym_name = "a", sym_visibility = "private", type = memref<24xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<[2, -1, 0, 4, 1, -3]> : tensor<6xi64>, sym_name = "k", sym_visibility = "private", type = memref<6xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<24xi64>, sym_name = "s", sym_visibility = "private", type = memref<24xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<6x24xi64>, sym_name = "o", sym_visibility = "private", type = memref<6x24xi64>}> : () -> ()
  "func.func"() <{function_type = (memref<24xi64>, memref<6xi64>, memref<6x24xi64>) -> (), sym_name = "scale", sym_visibility = "private"}> ({
  ^bb0(%arg4: memref<24xi64>, %arg5: memref<6xi64>, %arg6: memref<6x24xi64>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg7: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg8: index):
        %9 = "affine.load"(%arg4, %arg8) <{map = #map}> : (memref<24xi64>, index) -> i64
        %10 = "affine.load"(%arg5, %arg7) <{map = #map}> : (memref<6xi64>, index) -> i64
        %11 = "arith.muli"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        %12 = "arith.subi"(%11, %9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "affine.store"(%12, %arg6, %arg7, %arg8) <{map = #map1}> : (i64, memref<6x24xi64>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<6x24xi64>, memref<24xi64>) -> (), sym_name = "columns", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<6x24xi64>, %arg1: memref<24xi64>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        %6 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map1}> : (memref<6x24xi64>, index, index) -> i64
        %7 = "affine.load"(%arg1, %arg3) <{map = #map}> : (memref<24xi64>, index) -> i64
        %8 = "arith.addi"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "affine.store"(%8, %arg1, %arg3) <{map = #map}> : (i64, memref<24xi64>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<24xi64>
    %2 = "memref.get_global"() <{name = @k}> : () -> memref<6xi64>
    %3 = "memref.get_global"() <{name = @s}> : () -> memref<24xi64>
    %4 = "memref.get_global"() <{name = @o}> : () -> memref<6x24xi64>
    "func.call"(%1, %2, %4) <{callee = @scale}> : (memref<24xi64>, memref<6xi64>, memref<6x24xi64>) -> ()
    "func.call"(%4, %3) <{callee = @columns}> : (memref<6x24xi64>, memref<24xi64>) -> ()
    %5 = "vector.load"(%3, %0) : (memref<24xi64>, index) -> vector<24xi64>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<24xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
