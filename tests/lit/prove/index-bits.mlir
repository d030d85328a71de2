// A proof for one width of an index is not claimed for another.
//
// RUN: %scion prove %s --through canonicalize --index-bits 32 > %t.32; test $? = 1
// RUN: FileCheck %s --check-prefix=NARROW < %t.32
// RUN: %scion prove %s --through canonicalize > %t.64
// RUN: FileCheck %s --check-prefix=WIDE < %t.64
// RUN: %scion prove %s --through "convert-index-to-llvm{index-bitwidth=32}" --index-bits 32 > %t.llvm; test $? = 1
// RUN: FileCheck %s --check-prefix=LLVM < %t.llvm
// RUN: %scion prove %s --through canonicalize --index-bits 65; test $? = 3

// `canonicalize` takes the largest i32 plus 1 for positive.
// NARROW: @constants: canonicalize: refuted: {{.*}}returns true before the pass, false after it
// WIDE: @constants: canonicalize: proved
func.func @constants() -> i1 {
  %largest = arith.constant 2147483647 : index
  %one = arith.constant 1 : index
  %0 = arith.addi %largest, %one : index
  %1 = arith.cmpi slt, %0, %one : index
  return %1 : i1
}

// LLVM: @ceil: convert-index-to-llvm: refuted: a0 = {{.*}}a1 = {{.*}}; known: M
func.func @ceil(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}

// NARROW: index has 32 bits
// WIDE: index has 64 bits
