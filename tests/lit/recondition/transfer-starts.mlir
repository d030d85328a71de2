// A transfer that may leave its buffer is masked, by comparisons in 32 bits: its
// start must fit there. (2^40 - 1 once read the last element before the buffer.)

// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion run %s --paths 3 --trace | FileCheck %s --check-prefix AGREES
// AGREES: comparisons agree

// CHECK: %[[FAR:.*]] = arith.constant 1073741823 : index
// CHECK: %[[START:.*]] = arith.andi %{{.*}}, %[[FAR]] : index
// CHECK: vector.transfer_read %{{.*}}[%[[START]]]
func.func @f(%t: tensor<10xf32>, %i: index) -> vector<4xf32> {
  %c = arith.constant 9223372036854775806 : index
  %start = arith.addi %i, %c : index
  %p = arith.constant 1.0 : f32
  %0 = vector.transfer_read %t[%start], %p : tensor<10xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
