// kind: miscompile
// culprit: affine-data-copy-generate
// expect: ( 7, 7, 7, 7 )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(affine-data-copy-generate{generate-dma=0 fast-mem-space=0}))' PLAIN
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
#map3 = affine_map<() -> (2)>
#set = affine_set<(d0) : (d0 - 1 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @m}> : () -> memref<2x4xi32>
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg0: index):
      "affine.if"(%arg0) <{condition = #set}> ({
        "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
        ^bb0(%arg1: index):
          "affine.store"(%2, %1, %arg0, %arg1) <{map = #map}> : (i32, memref<2x4xi32>, index, index) -> ()
          "affine.yield"() : () -> ()
        }) : () -> ()
        "affine.yield"() : () -> ()
      }, {
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3 = "vector.load"(%1, %0, %0) : (memref<2x4xi32>, index, index) -> vector<4xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<7> : tensor<2x4xi32>, sym_name = "m", sym_visibility = "private", type = memref<2x4xi32>}> : () -> ()
}) : () -> ()
