// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @cut_and_widened
// CHECK: arith.index_castui
// CHECK: arith.index_castui
func.func @cut_and_widened(%n: index) -> index {
  %cut = arith.index_castui %n : index to i8
  %wide = arith.index_castui %cut : i8 to index
  return %wide : index
}

// CHECK-LABEL: @cut_and_widened_signed
func.func @cut_and_widened_signed(%n: index) -> index {
  %cut = arith.index_cast %n : index to i8
  %wide = arith.index_cast %cut : i8 to index
  return %wide : index
}
