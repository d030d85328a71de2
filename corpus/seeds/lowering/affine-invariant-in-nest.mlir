// expect: ( ( 4, 8, 12, 16 ), ( 3, 6, 9, 12 ), ( -2, -4, -6, -8 ) )
// expect: 3
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<() -> (0)>
#map4 = affine_map<() -> (4)>
#map5 = affine_map<() -> (3)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<3x4xi16>, sym_name = "out", sym_visibility = "private", type = memref<3x4xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<[2, 1, -4]> : tensor<3xi16>, sym_name = "rows", sym_visibility = "private", type = memref<3xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi16>, sym_name = "in", sym_visibility = "private", type = memref<4xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<1xi16>, sym_name = "last", sym_visibility = "private", type = memref<1xi16>}> : () -> ()
  "func.func"() <{function_type = (memref<3xi16>, memref<4xi16>, memref<3x4xi16>, memref<1xi16>, i16) -> (), sym_name = "nest", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<3xi16>, %arg1: memref<4xi16>, %arg2: memref<3x4xi16>, %arg3: memref<1xi16>, %arg4: i16):
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg5: index):
      "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
      ^bb0(%arg6: index):
        %9 = "affine.load"(%arg0, %arg5) <{map = #map}> : (memref<3xi16>, index) -> i16
        %10 = "arith.addi"(%9, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
        %11 = "affine.load"(%arg1, %arg6) <{map = #map}> : (memref<4xi16>, index) -> i16
        %12 = "arith.muli"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
        "affine.store"(%12, %arg2, %arg5, %arg6) <{map = #map1}> : (i16, memref<3x4xi16>, index, index) -> ()
        %13 = "affine.apply"(%arg5) <{map = #map2}> : (index) -> index
        %14 = "arith.index_cast"(%13) : (index) -> i16
        "affine.store"(%14, %arg3) <{map = #map3}> : (i16, memref<1xi16>) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %2 = "memref.get_global"() <{name = @rows}> : () -> memref<3xi16>
    %3 = "memref.get_global"() <{name = @in}> : () -> memref<4xi16>
    %4 = "memref.get_global"() <{name = @last}> : () -> memref<1xi16>
    %5 = "memref.get_global"() <{name = @out}> : () -> memref<3x4xi16>
    %6 = "memref.load"(%2, %0) : (memref<3xi16>, index) -> i16
    "func.call"(%2, %3, %5, %4, %6) <{callee = @nest}> : (memref<3xi16>, memref<4xi16>, memref<3x4xi16>, memref<1xi16>, i16) -> ()
    %7 = "vector.transfer_read"(%5, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<3x4xi16>, index, index, i16) -> vector<3x4xi16>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3x4xi16>) -> ()
    %8 = "memref.load"(%4, %0) : (memref<1xi16>, index) -> i16
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i16) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
