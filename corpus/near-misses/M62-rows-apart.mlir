// near-miss: M62
// expect: 10
// good: --generate-runtime-verification PLAIN
// same: --flatten-memref --generate-runtime-verification PLAIN
// Each row ends before the next begins.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : tensor<12xi32>, sym_name = "a", sym_visibility = "private", type = memref<12xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<12xi32>
    %3 = "memref.reinterpret_cast"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 6, 2>}> : (memref<12xi32>) -> memref<2x3xi32, strided<[6, 2]>>
    %4 = "memref.load"(%3, %0, %1) : (memref<2x3xi32, strided<[6, 2]>>, index, index) -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
