// kind: miscompile
// culprit: canonicalize
// expect: 1
// good: PLAIN
// bad: --canonicalize PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<5> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %3 = "memref.load"(%2, %0) : (memref<1xindex>, index) -> index
    %4 = "tensor.empty"(%3) : (index) -> tensor<1x?x1xi64>
    %5 = "tensor.extract_slice"(%4, %1, %3) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x?x1xi64>, index, index) -> tensor<?x?xi64>
    %6 = "tensor.dim"(%5, %0) : (tensor<?x?xi64>, index) -> index
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
