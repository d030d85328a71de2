// RUN: mlir-opt %s -pass-pipeline='builtin.module(func.func(sccp))' -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @turns
// CHECK: %[[R:.*]]:2 = scf.for
// CHECK: return %[[R]]#1
func.func @turns(%a: tensor<4xi64>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %a, %n = %c0) -> (tensor<4xi64>, index) {
    %u = scf.forall (%k) in (2) shared_outs(%o = %t) -> tensor<4xi64> {
      %at = affine.apply affine_map<(d0) -> (d0 * 2)>(%k)
      %s = tensor.extract_slice %a[%at] [2] [1] : tensor<4xi64> to tensor<2xi64>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %s into %o[%at] [2] [1] : tensor<2xi64> into tensor<4xi64>
      }
    }
    %m = arith.addi %n, %c1 : index
    scf.yield %u, %m : tensor<4xi64>, index
  }
  return %r#1 : index
}
