// expect: ( 9, 10, -10 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : tensor<12xi32>, sym_name = "a", sym_visibility = "private", type = memref<12xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "k", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<12xi32>
    %5 = "memref.get_global"() <{name = @k}> : () -> memref<1xindex>
    %6 = "memref.load"(%5, %0) : (memref<1xindex>, index) -> index
    %7 = "memref.reinterpret_cast"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, 3>, static_strides = array<i64: 1, 4>}> : (memref<12xi32>) -> memref<4x3xi32, strided<[1, 4]>>
    %8 = "memref.reinterpret_cast"(%4, %6, %6, %6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 3>, static_strides = array<i64: 4, -9223372036854775808>}> : (memref<12xi32>, index, index, index) -> memref<?x3xi32, strided<[4, ?], offset: ?>>
    %9 = "memref.load"(%7, %1, %2) : (memref<4x3xi32, strided<[1, 4]>>, index, index) -> i32
    %10 = "memref.load"(%8, %1, %2) : (memref<?x3xi32, strided<[4, ?], offset: ?>>, index, index) -> i32
    %11 = "arith.subi"(%3, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%11, %7, %0, %0) : (i32, memref<4x3xi32, strided<[1, 4]>>, index, index) -> ()
    %12 = "memref.load"(%4, %0) : (memref<12xi32>, index) -> i32
    %13 = "vector.from_elements"(%9, %10, %12) : (i32, i32, i32) -> vector<3xi32>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
