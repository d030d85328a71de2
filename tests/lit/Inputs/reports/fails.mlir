// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(canonicalize,cse))' \
// RUN:   | FileCheck %s
// CHECK-LABEL: func.func @f
// CHECK-NOT:   return
func.func @f() { return }
