// RUN: mlir-opt %s | FileCheck %s
// CHECK-LABEL: func.func @main
// CHECK-NOT:   return
func.func @f() { return }
