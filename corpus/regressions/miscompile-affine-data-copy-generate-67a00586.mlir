// kind: miscompile
// culprit: affine-data-copy-generate
// expect: ( 12, 12 )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(affine-data-copy-generate{generate-dma=0 fast-mem-space=0}))' PLAIN
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<2xi32>, sym_name = "r", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<2xi32>, index) -> (), sym_name = "add", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<2xi32>, %arg2: index):
    %6 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %7 = "memref.load"(%arg1, %arg2) : (memref<2xi32>, index) -> i32
    %8 = "arith.addi"(%7, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%8, %arg1, %arg2) : (i32, memref<2xi32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @r}> : () -> memref<2xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %4 = "affine.load"(%2, %arg0) <{map = #map}> : (memref<2xi32>, index) -> i32
      %5 = "arith.addi"(%4, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%5, %2, %arg0) <{map = #map}> : (i32, memref<2xi32>, index) -> ()
      "func.call"(%2, %arg0) <{callee = @add}> : (memref<2xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3 = "vector.load"(%2, %0) : (memref<2xi32>, index) -> vector<2xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

