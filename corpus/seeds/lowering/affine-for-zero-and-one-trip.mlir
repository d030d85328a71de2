// expect: 9
// expect: 18
// expect: 24
#map = affine_map<()[s0] -> (s0)>
#map1 = affine_map<() -> (2)>
#map2 = affine_map<()[s0] -> (s0 - 9, -4)>
#map3 = affine_map<()[s0] -> (s0 floordiv 2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0, 3]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "arith.constant"() <{value = 9 : i64}> : () -> i64
    %6 = "affine.for"(%4, %3, %5) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 1>, step = 1 : index, upperBoundMap = #map}> ({
    ^bb0(%arg5: index, %arg6: i64):
      %12 = "arith.addi"(%arg6, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "affine.yield"(%12) : (i64) -> ()
    }) : (index, index, i64) -> i64
    %7 = "affine.for"(%4, %6) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 1, 1>, step = 1 : index, upperBoundMap = #map}> ({
    ^bb0(%arg3: index, %arg4: i64):
      %11 = "arith.addi"(%arg4, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "affine.yield"(%11) : (i64) -> ()
    }) : (index, i64) -> i64
    %8 = "affine.for"(%4, %4, %7) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 1, 1, 1>, step = 2 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg1: index, %arg2: i64):
      %9 = "arith.index_cast"(%arg1) : (index) -> i64
      %10 = "arith.subi"(%arg2, %9) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "affine.yield"(%10) : (i64) -> ()
    }) : (index, index, i64) -> i64
    "func.call"(%6) <{callee = @show}> : (i64) -> ()
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "func.call"(%8) <{callee = @show}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
