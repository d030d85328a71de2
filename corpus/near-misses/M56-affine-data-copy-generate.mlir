// near-miss: M56
// expect: ( 2, 2 )
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-data-copy-generate{generate-dma=0 fast-mem-space=0}))' PLAIN
// The call takes a buffer of its own.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<2xi32>, sym_name = "r", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<2xi32>, sym_name = "q", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<2xi32>, index) -> (), sym_name = "add", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<2xi32>, %arg2: index):
    %7 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %8 = "memref.load"(%arg1, %arg2) : (memref<2xi32>, index) -> i32
    %9 = "arith.addi"(%8, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%9, %arg1, %arg2) : (i32, memref<2xi32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @r}> : () -> memref<2xi32>
    %3 = "memref.get_global"() <{name = @q}> : () -> memref<2xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %5 = "affine.load"(%2, %arg0) <{map = #map}> : (memref<2xi32>, index) -> i32
      %6 = "arith.addi"(%5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%6, %2, %arg0) <{map = #map}> : (i32, memref<2xi32>, index) -> ()
      "func.call"(%3, %arg0) <{callee = @add}> : (memref<2xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%2, %0) : (memref<2xi32>, index) -> vector<2xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
