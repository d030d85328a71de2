// kind: miscompile
// culprit: affine-loop-fusion
// expect: 10
// good: PLAIN
// bad: --affine-loop-fusion PLAIN
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (2)>
#map3 = affine_map<() -> (1)>
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<2xi64>, memref<1xi64>) -> (), sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<2xi64>, %arg1: memref<1xi64>):
    %6 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg3: index):
      %8 = "affine.load"(%arg0, %arg3) <{map = #map}> : (memref<2xi64>, index) -> i64
      %9 = "arith.muli"(%8, %6) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "affine.store"(%9, %arg0, %arg3) <{map = #map}> : (i64, memref<2xi64>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      %7 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<2xi64>, index) -> i64
      "affine.store"(%7, %arg1, %arg2) <{map = #map}> : (i64, memref<1xi64>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi64>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi64>
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    "memref.store"(%1, %2, %0) : (i64, memref<2xi64>, index) -> ()
    "memref.store"(%1, %2, %4) : (i64, memref<2xi64>, index) -> ()
    "func.call"(%2, %3) <{callee = @f}> : (memref<2xi64>, memref<1xi64>) -> ()
    %5 = "memref.load"(%3, %0) : (memref<1xi64>, index) -> i64
    "func.call"(%5) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

