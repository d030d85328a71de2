// expect: -2147483646
// expect: 8
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 - 1)>
#map2 = affine_map<() -> (1)>
#map3 = affine_map<() -> (11)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, -3, 8, 0, -2147483648, 7, 1, 2, -6, 4, 3]> : tensor<11xi32>, sym_name = "a", sym_visibility = "private", type = memref<11xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<11xi32>
    %2:2 = "affine.for"(%0, %0) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 2>, step = 3 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg1: index, %arg2: i32, %arg3: i32):
      %5 = "affine.load"(%1, %arg1) <{map = #map}> : (memref<11xi32>, index) -> i32
      %6 = "affine.load"(%1, %arg1) <{map = #map1}> : (memref<11xi32>, index) -> i32
      %7 = "arith.addi"(%arg2, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.subi"(%6, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %9 = "arith.maxsi"(%arg3, %8) : (i32, i32) -> i32
      "affine.yield"(%7, %9) : (i32, i32) -> ()
    }) : (i32, i32) -> (i32, i32)
    %3 = "arith.extsi"(%2#0) : (i32) -> i64
    %4 = "arith.extsi"(%2#1) : (i32) -> i64
    "func.call"(%3) <{callee = @show}> : (i64) -> ()
    "func.call"(%4) <{callee = @show}> : (i64) -> ()
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
