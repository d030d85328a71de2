// What counts the bits of an index depends on how many it has: 64 here, 32 where a
// pass has made SPIR-V of it. That is no difference.

// RUN: split-file %s %t
// RUN: %scion run %t/leading.mlir --to spirv --through convert-math-to-spirv --paths 1 | FileCheck %s
// RUN: %scion run %t/size.mlir --to spirv --through convert-index-to-spirv --paths 1 | FileCheck %s

// CHECK: comparisons agree

//--- leading.mlir

memref.global "private" @in : memref<1xindex> = dense<5>
func.func @main() {
  %c0 = arith.constant 0 : index
  %in = memref.get_global @in : memref<1xindex>
  %x = memref.load %in[%c0] : memref<1xindex>
  %leading = math.ctlz %x : index
  %n = index.castu %leading : index to i64
  vector.print %n : i64
  return
}

//--- size.mlir

memref.global "private" @in : memref<1xindex> = dense<5>
func.func @main() {
  %c0 = arith.constant 0 : index
  %in = memref.get_global @in : memref<1xindex>
  %x = memref.load %in[%c0] : memref<1xindex>
  %size = index.sizeof
  %sum = index.add %size, %x
  %n = index.castu %sum : index to i64
  vector.print %n : i64
  return
}
