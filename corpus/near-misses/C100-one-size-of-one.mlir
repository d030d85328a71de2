// near-miss: C100
// expect: 2
// good: PLAIN
// same: --inline --canonicalize PLAIN
// One size of 1 only.
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?x?xi32, strided<[?, ?, ?], offset: ?>>) -> index, sym_name = "rows", sym_visibility = "private"}> ({
  ^bb0(%arg3: memref<2x?x?xi32, strided<[?, ?, ?], offset: ?>>):
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    %7 = "memref.dim"(%arg3, %6) : (memref<2x?x?xi32, strided<[?, ?, ?], offset: ?>>, index) -> index
    "func.return"(%7) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>, index, index) -> (), sym_name = "print", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: index, %arg2: index):
    %4 = "memref.subview"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 2, -9223372036854775808, -9223372036854775808, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>, index, index) -> memref<2x?x?xi32, strided<[?, ?, ?], offset: ?>>
    %5 = "func.call"(%4) <{callee = @rows}> : (memref<2x?x?xi32, strided<[?, ?, ?], offset: ?>>) -> index
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{initial_value = dense<7> : tensor<2x2x3x1xi32>, sym_name = "m", sym_visibility = "private", type = memref<2x2x3x1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @m}> : () -> memref<2x2x3x1xi32>
    %3 = "memref.cast"(%2) : (memref<2x2x3x1xi32>) -> memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>
    "func.call"(%3, %0, %1) <{callee = @print}> : (memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
