// `scion interp` runs a function by the reference semantics: what it prints,
// what it returns, how it ends. --trace tells each op with its values.
//
// RUN: %scion interp %s | FileCheck %s --check-prefix=MAIN
// MAIN:      1: i64 120
// MAIN-NEXT: 2: f64 0.5 (0x3fe0000000000000)
// MAIN-NEXT: finished
//
// RUN: %scion interp %s --entry factorial --args 6 | FileCheck %s --check-prefix=ARGS
// ARGS:      result: 720
// ARGS-NEXT: finished
//
// RUN: %scion interp %s --entry scale --args 'dense<[1.5, -2.0]>' --args 4.0 | FileCheck %s --check-prefix=VECTOR
// VECTOR: result: 2 [6, -8]
//
// RUN: %scion interp %s --entry factorial --args 2 --trace 2>&1 | FileCheck %s --check-prefix=TRACE
// TRACE:      arith.cmpi = false : i1 (line [[#]])
// TRACE:      arith.muli = 2 : i64
// TRACE:      func.return
//
// The same from its lowered form.
// RUN: %scion lower %s | %scion interp - | FileCheck %s --check-prefix=MAIN
//
// RUN: not %scion interp %s --entry factorial 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: @factorial takes 1 arguments
// RUN: not %scion interp %s --entry factorial --args true 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: 'true' is no i64

func.func private @printI64(i64)
func.func private @printF64(f64)

func.func @factorial(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %isLow = arith.cmpi sle, %n, %c1 : i64
  cf.cond_br %isLow, ^low, ^high
^low:
  return %c1 : i64
^high:
  %less = arith.subi %n, %c1 : i64
  %rest = func.call @factorial(%less) : (i64) -> i64
  %all = arith.muli %n, %rest : i64
  return %all : i64
}

func.func @scale(%v: vector<2xf64>, %by: f64) -> vector<2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%w = %v) -> (vector<2xf64>) {
    %sum = arith.addf %w, %w : vector<2xf64>
    scf.yield %sum : vector<2xf64>
  }
  return %r : vector<2xf64>
}

func.func @main() {
  %c5 = arith.constant 5 : i64
  %f = func.call @factorial(%c5) : (i64) -> i64
  func.call @printI64(%f) : (i64) -> ()
  %x = arith.constant 0.25 : f64
  %y = math.sqrt %x : f64
  func.call @printF64(%y) : (f64) -> ()
  return
}
