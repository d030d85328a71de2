// One formula of division on every way: (1e30 + 1e30i) / (1e30 + 1e30i)
// overflows in the algebraic one, and would not by range reduction, which
// convert-complex-to-standard uses if not told otherwise.

// RUN: %scion run %s --paths 40 | FileCheck %s
// RUN: %scion run %s --through 'convert-complex-to-standard{complex-range=basic},convert-to-llvm' | FileCheck %s
// RUN: %scion run %s --through 'convert-complex-to-standard,convert-to-llvm' > %t.other; test $? = 1
// RUN: FileCheck %s --check-prefix=OTHER < %t.other
// CHECK: comparisons agree
// OTHER: FuzzerHash=convert-complex-to-standard.miscompile

memref.global "private" @parts : memref<1xf32> = dense<[1.0e30]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %parts = memref.get_global @parts : memref<1xf32>
  %big = memref.load %parts[%c0] : memref<1xf32>
  %number = complex.create %big, %big : complex<f32>
  %one = complex.div %number, %number : complex<f32>
  %real = complex.re %one : complex<f32>
  vector.print %real : f32
  return
}
