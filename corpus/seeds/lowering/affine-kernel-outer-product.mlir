// expect: ( ( 3, -1, 2 ), ( 6, -2, 4 ), ( 9, -3, 6 ), ( 12, -4, 8 ), ( 15, -5, 10 ), ( 18, -6, 12 ), ( 21, -7, 14 ) )
// expect: 96
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (3)>
#map4 = affine_map<() -> (7)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi64>, sym_name = "a", sym_visibility = "private", type = memref<7xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<[3, -1, 2]> : tensor<3xi64>, sym_name = "b", sym_visibility = "private", type = memref<3xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<7x3xi64>, sym_name = "c", sym_visibility = "private", type = memref<7x3xi64>}> : () -> ()
  "func.func"() <{function_type = (memref<7xi64>, memref<3xi64>, memref<7x3xi64>) -> (), sym_name = "outer", sym_visibility = "private"}> ({
  ^bb0(%arg7: memref<7xi64>, %arg8: memref<3xi64>, %arg9: memref<7x3xi64>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg10: index):
      %14 = "affine.load"(%arg7, %arg10) <{map = #map}> : (memref<7xi64>, index) -> i64
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg11: index):
        %15 = "affine.load"(%arg8, %arg11) <{map = #map}> : (memref<3xi64>, index) -> i64
        %16 = "arith.muli"(%14, %15) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "affine.store"(%16, %arg9, %arg10, %arg11) <{map = #map1}> : (i64, memref<7x3xi64>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<7x3xi64>, memref<3xi64>, i64) -> i64, sym_name = "weigh", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<7x3xi64>, %arg1: memref<3xi64>, %arg2: i64):
    %10 = "affine.for"(%arg2) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg3: index, %arg4: i64):
      %11 = "affine.for"(%arg4) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg5: index, %arg6: i64):
        %12 = "affine.load"(%arg0, %arg3, %arg5) <{map = #map1}> : (memref<7x3xi64>, index, index) -> i64
        %13 = "arith.addi"(%arg6, %12) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "affine.yield"(%13) : (i64) -> ()
      }) : (i64) -> i64
      "affine.yield"(%11) : (i64) -> ()
    }) : (i64) -> i64
    "func.return"(%10) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<7xi64>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<3xi64>
    %4 = "memref.get_global"() <{name = @c}> : () -> memref<7x3xi64>
    "func.call"(%2, %3, %4) <{callee = @outer}> : (memref<7xi64>, memref<3xi64>, memref<7x3xi64>) -> ()
    %5 = "vector.transfer_read"(%4, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<7x3xi64>, index, index, i64) -> vector<7x3xi64>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<7x3xi64>) -> ()
    %6 = "memref.load"(%2, %0) : (memref<7xi64>, index) -> i64
    %7 = "arith.constant"() <{value = -16 : i64}> : () -> i64
    %8 = "arith.muli"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %9 = "func.call"(%4, %3, %8) <{callee = @weigh}> : (memref<7x3xi64>, memref<3xi64>, i64) -> i64
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
