// near-miss: M106
// expect: 4
// expect: 2
// good: PLAIN
// same: --canonicalize PLAIN
// Two columns: only one size is 1.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<7> : tensor<2x4x2xi32>, sym_name = "m", sym_visibility = "private", type = memref<2x4x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @m}> : () -> memref<2x4x2xi32>
    %3 = "memref.cast"(%2) : (memref<2x4x2xi32>) -> memref<?x4x2xi32, strided<[?, ?, ?], offset: ?>>
    %4 = "memref.subview"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 4, 2>, static_strides = array<i64: 1, 1, 1>}> : (memref<?x4x2xi32, strided<[?, ?, ?], offset: ?>>) -> memref<4x2xi32, strided<[?, ?], offset: ?>>
    %5 = "memref.cast"(%4) : (memref<4x2xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>>
    %6 = "memref.dim"(%5, %0) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, index) -> index
    %7 = "memref.dim"(%5, %1) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, index) -> index
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

