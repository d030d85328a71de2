// kind: miscompile
// culprit: affine-loop-coalescing
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))' PLAIN
#map = affine_map<() -> (0)>
#map1 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-4> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<1xi32>, sym_name = "out", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %3 = "memref.get_global"() <{name = @out}> : () -> memref<1xi32>
    %4 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    "affine.for"(%4) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg0: index):
      "affine.for"(%4) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
      ^bb0(%arg1: index):
        %6 = "memref.load"(%3, %0) : (memref<1xi32>, index) -> i32
        %7 = "arith.addi"(%6, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%7, %3, %0) : (i32, memref<1xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    %5 = "memref.load"(%3, %0) : (memref<1xi32>, index) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
