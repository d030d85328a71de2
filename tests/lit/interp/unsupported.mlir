// Ops without semantics, and limits: exit code 2, since the run is inconclusive.
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

// A result that is not specified may be computed; showing it is inconclusive.
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

// Anybody may declare a function with the name of one of the C library.
// RUN: %scion interp %s --entry cosine > %t.f; test $? = 2
// RUN: FileCheck %s --input-file %t.f --check-prefix=NAMES
// RUN: %scion interp %s --entry frees > %t.g; test $? = 2
// RUN: FileCheck %s --input-file %t.g --check-prefix=NAMES
// RUN: %scion interp %s --entry allocates > %t.h; test $? = 2
// RUN: FileCheck %s --input-file %t.h --check-prefix=NAMES
// NAMES: unsupported: func.call at {{.*}}: {{other parameters|another result}} than {{.*}} has
func.func private @cosf()
func.func private @free()
func.func private @malloc(i64) -> i32
func.func @cosine() {
  call @cosf() : () -> ()
  return
}
func.func @frees() {
  call @free() : () -> ()
  return
}
func.func @allocates() {
  %size = arith.constant 8 : i64
  %0 = call @malloc(%size) : (i64) -> i32
  vector.print %0 : i32
  return
}

// MLIR's verifier lets tiles have another element type.
// RUN: %scion interp %s --entry tiles > %t.i; test $? = 2
// RUN: FileCheck %s --input-file %t.i --check-prefix=TILES
// TILES: unsupported: linalg.unpack at {{.*}}: tiles of another element type
func.func @tiles() {
  %tiles = arith.constant dense<[1, 2, 3, 4]> : tensor<4xindex>
  %dest = arith.constant dense<0> : tensor<4xi8>
  %0 = "linalg.unpack"(%tiles, %dest) <{inner_dims_pos = array<i64>, static_inner_tiles = array<i64>}> : (tensor<4xindex>, tensor<4xi8>) -> tensor<4xi8>
  return
}

// Nor does it look at what is multiplied by a vector.
// RUN: %scion interp %s --entry product > %t.j; test $? != 0
// RUN: FileCheck %s --input-file %t.j --check-prefix=PRODUCT
// PRODUCT: undefined: vector.outerproduct at {{.*}}: an operand of another type
func.func @product() {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %t = arith.constant dense<2> : tensor<2x2xi32>
  %0 = "vector.outerproduct"(%v, %t) <{kind = #vector.kind<maxui>}> : (vector<4xi32>, tensor<2x2xi32>) -> vector<4xi32>
  vector.print %0 : vector<4xi32>
  return
}
