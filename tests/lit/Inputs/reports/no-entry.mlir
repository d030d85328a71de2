// RUN: mlir-opt %s --pass-pipeline='builtin.module(convert-func-to-llvm)' \
// RUN:   | mlir-runner -e main -entry-point-result=void \
// RUN:   | FileCheck %s --check-prefix=VALUES
// VALUES: 2
func.func @other() { return }
