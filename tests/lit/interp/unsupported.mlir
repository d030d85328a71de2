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
