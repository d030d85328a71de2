// An op without a meaning, and limits: exit code 2, since nothing follows.
//
// RUN: %scion interp %s --entry unknown > %t.a; test $? = 2
// RUN: FileCheck %s --input-file %t.a --check-prefix=UNKNOWN
// UNKNOWN: unsupported: vector.vscale at {{.*}}: no meaning is known
//
// RUN: %scion interp %s --entry endless --fuel 1000 > %t.b; test $? = 2
// RUN: FileCheck %s --input-file %t.b --check-prefix=FUEL
// FUEL: limit: {{.*}}: out of fuel
//
// RUN: %scion interp %s --entry deep --args 100000 > %t.c; test $? = 2
// RUN: FileCheck %s --input-file %t.c --check-prefix=DEPTH
// DEPTH: limit: {{.*}}: regions and calls are nested too deep

func.func @unknown() {
  %x = vector.vscale
  return
}

// MLIR's verifier accepts a vector that does not fit where it is inserted.
// RUN: %scion interp %s --entry misfit > %t.e; test $? = 2
// RUN: FileCheck %s --input-file %t.e --check-prefix=MISFIT
// MISFIT: unsupported: vector.insert at {{.*}}: the inserted vector has another shape
func.func @misfit() {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %d = arith.constant dense<0> : vector<2x2xi32>
  %0 = vector.insert %v, %d [1] : vector<4xi32> into vector<2x2xi32>
  vector.print %0 : vector<2x2xi32>
  return
}

// A result that is not specified may be made; nothing follows from showing it.
// RUN: %scion interp %s --entry unspecified > %t.d; test $? = 2
// RUN: FileCheck %s --input-file %t.d --check-prefix=OPEN
// OPEN: unsupported: complex.sin at {{.*}}: its result is not specified, and is used
func.func @unspecified() {
  %x = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %y = complex.sin %x : complex<f32>
  %z = complex.re %y : complex<f32>
  vector.print %z : f32
  return
}

func.func @endless() {
  cf.br ^loop
^loop:
  cf.br ^loop
}

func.func @deep(%n: i64) {
  func.call @deep(%n) : (i64) -> ()
  return
}

// A number that is said to be dynamic, and has no operand: no verifier counts.
// RUN: %scion interp %s --entry uncounted > %t.e; test $? = 2
// RUN: FileCheck %s --input-file %t.e --check-prefix=UNCOUNTED
// UNCOUNTED: unsupported: tensor.pad at {{.*}}: a dynamic number without an operand
func.func @uncounted() {
  %x = arith.constant dense<1> : tensor<2xi32>
  %zero = arith.constant 0 : i32
  %y = "tensor.pad"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
    tensor.yield %zero : i32
  }) : (tensor<2xi32>) -> tensor<?xi32>
  return
}
