// kind: miscompile
// culprit: test-vector-unrolling-patterns
// expect: ( 1, 0 )
// expect: ( 0, 0, 0, 0 )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(test-vector-unrolling-patterns))' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<2x2x2xi32>, sym_name = "a", type = memref<2x2x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<2xi32>, sym_name = "g0", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<0> : vector<2xi32>}> : () -> vector<2xi32>
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<2x2x2xi32>
    %5 = "vector.transfer_read"(%4, %1, %1, %1, %2) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (memref<2x2x2xi32>, index, index, index, i32) -> vector<2x2x2xi32>
    %6 = "memref.get_global"() <{name = @g0}> : () -> memref<2xi32>
    %7 = "vector.load"(%6, %1) : (memref<2xi32>, index) -> vector<2xi32>
    %8 = "vector.shape_cast"(%5) : (vector<2x2x2xi32>) -> vector<2x4xi32>
    %9 = "vector.extract"(%8) <{static_position = array<i64: 0>}> : (vector<2x4xi32>) -> vector<4xi32>
    %10 = "vector.extract"(%7) <{static_position = array<i64: 0>}> : (vector<2xi32>) -> i32
    %11 = "vector.reduction"(%9, %10) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32
    %12 = "vector.insert"(%11, %3) <{static_position = array<i64: 0>}> : (i32, vector<2xi32>) -> vector<2xi32>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
