// kind: miscompile
// culprit: test-vector-to-vector-lowering
// expect: ( ( 0, 0 ) )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(test-vector-to-vector-lowering))' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<2x2xi32>, sym_name = "a", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x2xi32>
    %4 = "memref.subview"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 1>}> : (memref<2x2xi32>) -> memref<1x2xi32, strided<[2, 1]>>
    %5 = "vector.transfer_read"(%4, %2, %1, %0) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<1x2xi32, strided<[2, 1]>>, index, index, i32) -> vector<1x2xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
