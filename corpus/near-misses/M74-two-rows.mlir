// near-miss: M74
// expect: 2
// good: PLAIN
// same: --canonicalize PLAIN
// The first size is 2.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<5> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %4 = "memref.load"(%3, %0) : (memref<1xindex>, index) -> index
    %5 = "tensor.empty"(%4) : (index) -> tensor<2x?x1xi64>
    %6 = "tensor.extract_slice"(%5, %2, %4) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<2x?x1xi64>, index, index) -> tensor<?x?xi64>
    %7 = "tensor.dim"(%6, %0) : (tensor<?x?xi64>, index) -> index
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
