// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(canonicalise))' | FileCheck %s
// CHECK: arith.addi
func.func @f() { return }
