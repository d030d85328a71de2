// kind: invalid-ir
// culprit: normalize-memrefs
// bad: --normalize-memrefs
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<2x3xi32>, sym_name = "g", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @g}> : () -> memref<2x3xi32>
    %2 = "memref.reinterpret_cast"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 3, 1>}> : (memref<2x3xi32>) -> memref<1x3xi32, strided<[3, 1]>>
    %3 = "memref.cast"(%2) : (memref<1x3xi32, strided<[3, 1]>>) -> memref<1x3xi32, strided<[?, ?], offset: ?>>
    %4 = "memref.load"(%3, %0, %0) : (memref<1x3xi32, strided<[?, ?], offset: ?>>, index, index) -> i32
    "func.return"(%4) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
