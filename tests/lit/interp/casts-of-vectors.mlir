// RUN: %scion interp --entry one %s | FileCheck %s
// RUN: not %scion interp --entry wider %s 2>&1 | FileCheck %s --check-prefix WIDER
// SPIR-V takes a vector of one element for that element, and bytes for words.
// CHECK:      f32 2.5
// CHECK-NEXT: f32 2.5
// CHECK-NEXT: finished
// WIDER: a cast from vector<2xi8> to vector<2xi32>
func.func @one() {
  %v = arith.constant dense<2.5> : vector<1xf32>
  %e = builtin.unrealized_conversion_cast %v : vector<1xf32> to f32
  vector.print %e : f32
  %w = builtin.unrealized_conversion_cast %e : f32 to vector<1xf32>
  %x = vector.extract %w[0] : f32 from vector<1xf32>
  vector.print %x : f32
  return
}
func.func @wider() {
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  %w = builtin.unrealized_conversion_cast %v : vector<2xi8> to vector<2xi32>
  %x = vector.extract %w[1] : i32 from vector<2xi32>
  vector.print %x : i32
  return
}
