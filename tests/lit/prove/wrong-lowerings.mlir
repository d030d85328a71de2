// Lowerings and rewrites that are wrong in MLIR 22 to 24 for a few inputs: what is refuted is
// a function of variables, and the input is found. Right ones beside them are proved.
//
// RUN: %scion prove %s --through convert-index-to-llvm --quiet > %t.index; test $? = 1
// RUN: FileCheck %s --check-prefix=INDEX < %t.index
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

// CANONICAL: @sum: canonicalize: refuted: a0[0] = {{.*}}: returns
func.func @sum(%a: vector<1xi32>, %b: vector<1xi32>) -> vector<1xi32> {
  %0 = vector.multi_reduction <add>, %a, %b [] : vector<1xi32> to vector<1xi32>
  return %0 : vector<1xi32>
}
