// Rewrites of MLIR 22 that are wrong, and right since.
//
// REQUIRES: mlir-22
// RUN: %scion prove %s --through convert-scf-to-cf --quiet > %t.cf; test $? = 1
// RUN: FileCheck %s --check-prefix=CF < %t.cf
// RUN: %scion prove %s --through canonicalize --quiet > %t.canonical; test $? = 1
// RUN: FileCheck %s --check-prefix=CANONICAL < %t.canonical
// RUN: %scion prove %s --through canonicalize --index-bits 32 > %t.32; test $? = 1
// RUN: FileCheck %s --check-prefix=NARROW < %t.32

// Of a selector of 64 bits, 32 are compared.
// CF: @switch: convert-scf-to-cf: refuted: a0 = {{-?[0-9]+}}: returns
func.func @switch(%i: index) -> i32 {
  %ten = arith.constant 10 : i32
  %eleven = arith.constant 11 : i32
  %0 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %ten : i32
  }
  default {
    scf.yield %eleven : i32
  }
  return %0 : i32
}

// CANONICAL: @through_i8: canonicalize: refuted: a0 = {{.*}}: returns
func.func @through_i8(%a: index) -> index {
  %0 = arith.index_castui %a : index to i8
  %1 = arith.index_castui %0 : i8 to index
  return %1 : index
}

// The flag of the second truncation is kept for both.
// CANONICAL-NEXT: @twice: canonicalize: refuted: a0 = {{.*}}: returns {{.*}} before the pass, poison after it
func.func @twice(%a: i16) -> i8 {
  %0 = arith.trunci %a : i16 to i12
  %1 = arith.trunci %0 overflow<nsw> : i12 to i8
  return %1 : i8
}

// The cut to i32 is dropped, which is right only where an index has no more.
// CANONICAL: @through_i32: canonicalize: refuted: a0 = {{.*}}; known: M29, without it proved
// NARROW: @through_i32: canonicalize: proved
func.func @through_i32(%a: index) -> index {
  %0 = arith.index_castui %a : index to i32
  %1 = arith.index_castui %0 : i32 to index
  return %1 : index
}
