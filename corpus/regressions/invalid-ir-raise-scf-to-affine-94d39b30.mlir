// since: 24
// kind: invalid-ir
// culprit: raise-scf-to-affine
// bad: '--pass-pipeline=builtin.module(raise-scf-to-affine)'
"builtin.module"() ({
  "memref.global"() <{sym_name = "g", type = memref<1x1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @g}> : () -> memref<1x1xi32>
    "scf.for"(%0, %0, %0) ({
    ^bb0(%arg0: index):
      %2 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 * 2 + 1)>}> : (index) -> index
      %3 = "memref.reinterpret_cast"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 2, 1>}> : (memref<1x1xi32>, index) -> memref<1x1xi32, strided<[2, 1], offset: ?>>
      %4 = "memref.load"(%3, %0, %0) : (memref<1x1xi32, strided<[2, 1], offset: ?>>, index, index) -> i32
      "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
