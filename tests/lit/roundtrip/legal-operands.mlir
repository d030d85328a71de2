// Operands that pretty syntax does not name, or names in another order, are
// told to a person, and no finding.

// REQUIRES: mlir-22

// RUN: %scion roundtrip --brief %s 2>/dev/null | FileCheck %s
// CHECK: a legal difference: 'scf.forall' in pretty form reads back as another module, its operands differ{{$}}
// RUN: %bin/mlir_roundtrip_fuzzer %s

// A loop that does not start from 0 has its bounds named: the access is next.
// RUN: sed 's/scf.forall"(%%zero/scf.forall"(%%n/' %s > %t.mlir
// RUN: %scion roundtrip --brief %t.mlir 2>/dev/null | FileCheck %s --check-prefix=ACCESS
// ACCESS: a legal difference: 'affine.load' in pretty form reads back as another module, its operands differ{{$}}
// RUN: %bin/mlir_roundtrip_fuzzer %t.mlir

"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<9xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%n: index, %m: memref<9xi32>):
    %zero = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.forall"(%zero, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%i: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index) -> ()
    %x = "affine.load"(%m, %n, %n) <{map = affine_map<(d0, d1) -> (d1)>}> : (memref<9xi32>, index, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
