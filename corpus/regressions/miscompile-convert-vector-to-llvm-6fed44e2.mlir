// kind: miscompile
// culprit: convert-vector-to-llvm
// expect: ( 7, 42, 42 )
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(convert-vector-to-llvm))' PLAIN
#map = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<7> : tensor<8x4xi32>, sym_name = "g", sym_visibility = "private", type = memref<8x4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 42 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<8x4xi32>
    %4 = "memref.subview"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 6, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x4xi32>) -> memref<6x4xi32, strided<[4, 1]>>
    %5 = "vector.transfer_read"(%4, %0, %1, %2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<6x4xi32, strided<[4, 1]>>, index, index, i32) -> vector<3xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

