// kind: miscompile
// culprit: test-affine-data-copy
// expect: ( 1, 0, 0, 0, 0 )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(test-affine-data-copy))' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<5x4xi8>, sym_name = "in", type = memref<5x4xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<5xi8>, sym_name = "out", type = memref<5xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<5x4xi8>
    %2 = "memref.get_global"() <{name = @out}> : () -> memref<5xi8>
    %3 = "memref.get_global"() <{name = @out}> : () -> memref<5xi8>
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (1)>}> ({
    ^bb0(%arg0: index):
      "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
      ^bb0(%arg1: index):
        %5 = "affine.load"(%1, %arg0, %arg1) <{map = affine_map<(d0, d1) -> (d0 mod 5, d1)>}> : (memref<5x4xi8>, index, index) -> i8
        %6 = "affine.load"(%3, %0) <{map = affine_map<(d0) -> (d0 mod 5)>}> : (memref<5xi8>, index) -> i8
        %7 = "memref.load"(%3, %0) : (memref<5xi8>, index) -> i8
        "affine.store"(%5, %3, %0) <{map = affine_map<(d0) -> (d0 mod 5)>}> : (i8, memref<5xi8>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%2, %0) : (memref<5xi8>, index) -> vector<5xi8>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
