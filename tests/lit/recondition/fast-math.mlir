// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// All flags go.

// CHECK-LABEL: func.func @f
// CHECK-NOT: fastmath
// CHECK: return
func.func @f(%a: f32, %v: vector<4xf32>, %c: complex<f32>) -> (f32, complex<f32>) {
  %0 = arith.addf %a, %a fastmath<nnan> : f32
  %1 = math.exp %0 fastmath<fast> : f32
  %2 = vector.reduction <add>, %v, %1 fastmath<reassoc> : vector<4xf32> into f32
  %3 = complex.add %c, %c fastmath<ninf> : complex<f32>
  return %2, %3 : f32, complex<f32>
}
