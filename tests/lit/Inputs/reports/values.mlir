// RUN: mlir-opt %s --pass-pipeline='builtin.module(convert-vector-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)' \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --check-prefix=VALUES
// VALUES: 2
func.func @main() {
  %one = arith.constant 1 : i32
  vector.print %one : i32
  return
}
