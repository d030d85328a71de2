// kind: invalid-ir
// culprit: fold-memref-alias-ops
// bad: --fold-memref-alias-ops
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xf64>
    "memref.store"(%3, %4, %2) : (f64, memref<1xf64>, index) -> ()
    %5 = "memref.subview"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<1xf64>) -> memref<1xf64, strided<[1]>>
    %6 = "memref.subview"(%5, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<1xf64, strided<[1]>>, index) -> memref<1xf64, strided<[1], offset: ?>>
    "func.call"(%6) <{callee = @show}> : (memref<1xf64, strided<[1], offset: ?>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<1xf64, strided<[1], offset: ?>>) -> (), sym_name = "show"}> ({
  ^bb0(%arg0: memref<1xf64, strided<[1], offset: ?>>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.load"(%arg0, %0) : (memref<1xf64, strided<[1], offset: ?>>, index) -> f64
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (f64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
