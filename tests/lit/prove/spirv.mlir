// Conversions to SPIR-V and from it, for all arguments.

// RUN: split-file %s %t
// RUN: not %scion prove %t/to.mlir --through convert-arith-to-spirv --known=report | FileCheck %t/to.mlir
// RUN: not %scion prove %t/from.mlir --through convert-spirv-to-llvm --known=report | FileCheck %t/from.mlir
// RUN: %scion prove %t/index.mlir --through convert-arith-to-spirv --index-bits 32 | FileCheck %t/index.mlir

//--- to.mlir

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, Int8, Int64], []>, #spirv.resource_limits<>>} {
// Two results become the two members of a struct.
// CHECK: @extended: convert-arith-to-spirv: proved
func.func @extended(%a: i32, %b: i32) -> (i32, i32) {
  %0, %1 = arith.mulsi_extended %a, %b : i32
  return %0, %1 : i32, i32
}

// CHECK: @carry: convert-arith-to-spirv: proved
func.func @carry(%a: vector<2xi32>, %b: vector<2xi32>) -> (vector<2xi32>, vector<2xi1>) {
  %0, %1 = arith.addui_extended %a, %b : vector<2xi32>, vector<2xi1>
  return %0, %1 : vector<2xi32>, vector<2xi1>
}

// CHECK: @quotient: convert-arith-to-spirv: proved
func.func @quotient(%a: i64, %b: i64) -> i64 {
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}

// The remainder of the least number: its absolute value is itself.
// CHECK: @rest: convert-arith-to-spirv: refuted: a0 = -128
func.func @rest(%a: i8) -> i8 {
  %b = arith.constant 127 : i8
  %0 = arith.remsi %a, %b : i8
  return %0 : i8
}
}

//--- from.mlir

// CHECK: @clamp: convert-spirv-to-llvm: proved
func.func @clamp(%a: i32, %b: i32) -> i32 {
  %0 = spirv.GL.SMax %a, %b : i32
  %1 = spirv.ShiftRightLogical %0, %b : i32, i32
  return %1 : i32
}

// All 32 bits are a field: the mask is shifted by 32.
// CHECK: @field: convert-spirv-to-llvm: refuted
func.func @field(%a: i32, %offset: i32, %count: i32) -> i32 {
  %0 = spirv.BitFieldUExtract %a, %offset, %count : i32, i32, i32
  return %0 : i32
}

//--- index.mlir

// CHECK: @divided: convert-arith-to-spirv: proved
func.func @divided(%a: vector<4xindex>) -> vector<4xindex> {
  %b = arith.constant dense<[1, 2, 3, 4]> : vector<4xindex>
  %0 = arith.divui %a, %b : vector<4xindex>
  return %0 : vector<4xindex>
}
