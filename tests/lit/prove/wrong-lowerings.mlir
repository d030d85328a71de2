// Lowerings and rewrites of MLIR 22 that are wrong for a few inputs: what is refuted is
// a function of variables, and the input is found. Right ones beside them are proved.
//
// RUN: %scion prove %s --through convert-index-to-llvm --quiet > %t.index; test $? = 1
// RUN: FileCheck %s --check-prefix=INDEX < %t.index
// RUN: %scion prove %s --through convert-scf-to-cf --quiet > %t.cf; test $? = 1
// RUN: FileCheck %s --check-prefix=CF < %t.cf
// RUN: %scion prove %s --through arith-expand > %t.expand; test $? = 1
// RUN: FileCheck %s --check-prefix=EXPAND < %t.expand
// RUN: %scion prove %s --through convert-arith-to-llvm --quiet > %t.arith; test $? = 1
// RUN: FileCheck %s --check-prefix=ARITH < %t.arith
// RUN: %scion prove %s --through canonicalize --quiet > %t.canonical; test $? = 1
// RUN: FileCheck %s --check-prefix=CANONICAL < %t.canonical

// INDEX: @ceil: convert-index-to-llvm: refuted: a0 = {{-?[0-9]+}}, a1 = {{-?[0-9]+}}:
func.func @ceil(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}

// INDEX-NEXT: @floor: convert-index-to-llvm: refuted: {{.*}}a1 = -1: is undefined after the pass
func.func @floor(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}

// INDEX-NEXT: @remainder: convert-index-to-llvm: refuted: a0 = -9223372036854775808, a1 = -1: is undefined after the pass
func.func @remainder(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  return %0 : index
}

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

// Wider than 64 bits, not minus one but 2^64 - 1 is added.
// EXPAND: @wide: arith-expand: refuted: a0 = {{-?[0-9]+}}, a1 = {{-?[0-9]+}}: returns
func.func @wide(%a: i65, %b: i65) -> i65 {
  %0 = arith.floordivsi %a, %b : i65
  return %0 : i65
}

// EXPAND-NEXT: @narrow: arith-expand: proved
func.func @narrow(%a: i16, %b: i16) -> i16 {
  %0 = arith.floordivsi %a, %b : i16
  return %0 : i16
}

// ARITH: @left: convert-arith-to-llvm: refuted: a0 = -128, a1 = -1: is undefined after the pass (llvm.srem: division overflows)
func.func @left(%a: i8, %b: i8) -> i8 {
  %0 = arith.remsi %a, %b : i8
  return %0 : i8
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

// CANONICAL-NEXT: @sum: canonicalize: refuted: a0[0] = {{.*}}: returns
func.func @sum(%a: vector<1xi32>, %b: vector<1xi32>) -> vector<1xi32> {
  %0 = vector.multi_reduction <add>, %a, %b [] : vector<1xi32> to vector<1xi32>
  return %0 : vector<1xi32>
}
