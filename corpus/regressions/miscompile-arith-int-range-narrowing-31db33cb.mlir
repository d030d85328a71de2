// kind: miscompile
// culprit: arith-int-range-narrowing
// expect: 1
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(arith-int-range-narrowing{int-bitwidths-supported=32})' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<4x1xi32>, sym_name = "g", type = memref<4x1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xi8>}> : () -> tensor<4xi8>
    %2 = "arith.extsi"(%1) : (tensor<4xi8>) -> tensor<4xi32>
    %3 = "tensor.extract_slice"(%2, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xi32>, index) -> tensor<1xi32>
    %4 = "affine.apply"() <{map = affine_map<() -> (-6)>}> : () -> index
    %5 = "arith.constant"() <{value = 7 : index}> : () -> index
    %6 = "arith.remui"(%4, %5) : (index, index) -> index
    %7 = "memref.get_global"() <{name = @g}> : () -> memref<4x1xi32>
    %8 = "memref.load"(%7, %6, %0) : (memref<4x1xi32>, index, index) -> i32
    %9 = "tensor.extract"(%3, %0) : (tensor<1xi32>, index) -> i32
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
