// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse))' | FileCheck %s
// CHECK: func.func
func.func @f() { return }
