// expect: 9
// expect: 5
// expect: ( 0, 1, 2, 3, 4, -1, 6, 7, 8, 9, 10, 11 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : tensor<12xi32>, sym_name = "a", sym_visibility = "private", type = memref<12xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 5, 2]> : tensor<3xindex>, sym_name = "k", sym_visibility = "private", type = memref<3xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<12xi32>
    %4 = "memref.get_global"() <{name = @k}> : () -> memref<3xindex>
    %5 = "memref.load"(%4, %0) : (memref<3xindex>, index) -> index
    %6 = "memref.load"(%4, %1) : (memref<3xindex>, index) -> index
    %7 = "memref.load"(%4, %2) : (memref<3xindex>, index) -> index
    %8 = "memref.subview"(%3, %5, %6, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<12xi32>, index, index, index) -> memref<?xi32, strided<[?], offset: ?>>
    %9 = "memref.subview"(%8, %7, %7) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xi32, strided<[?], offset: ?>>, index, index) -> memref<2xi32, strided<[?], offset: ?>>
    %10 = "memref.load"(%9, %1) : (memref<2xi32, strided<[?], offset: ?>>, index) -> i32
    %11 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    "memref.store"(%11, %9, %0) : (i32, memref<2xi32, strided<[?], offset: ?>>, index) -> ()
    %12 = "memref.dim"(%8, %0) : (memref<?xi32, strided<[?], offset: ?>>, index) -> index
    %13 = "vector.load"(%3, %0) : (memref<12xi32>, index) -> vector<12xi32>
    %14 = "arith.extsi"(%10) : (i32) -> i64
    %15 = "arith.index_cast"(%12) : (index) -> i64
    "func.call"(%14) <{callee = @show}> : (i64) -> ()
    "func.call"(%15) <{callee = @show}> : (i64) -> ()
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<12xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
