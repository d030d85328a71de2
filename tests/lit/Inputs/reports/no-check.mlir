// RUN: mlir-opt %s | FileCheck %s
func.func @f() { return }
