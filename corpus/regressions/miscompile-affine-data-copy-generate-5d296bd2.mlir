// kind: miscompile
// culprit: affine-data-copy-generate
// expect: ( 8, 1 )
// expect: ( 8, 1 )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(affine-data-copy-generate{generate-dma=0 fast-mem-space=0}))' PLAIN
#map = affine_map<() -> (0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<2xi32>, sym_name = "r", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @r}> : () -> memref<2xi32>
    %3 = "affine.load"(%2) <{map = #map}> : (memref<2xi32>) -> i32
    %4 = "arith.addi"(%3, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.store"(%4, %2) <{map = #map}> : (i32, memref<2xi32>) -> ()
    %5 = "vector.load"(%2, %0) : (memref<2xi32>, index) -> vector<2xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    %6 = "vector.load"(%2, %0) : (memref<2xi32>, index) -> vector<2xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
