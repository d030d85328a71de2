// Each function with a body is compared before and after each pass, for all
// arguments. A refutation is an input that the interpreter shows; exit code 1.
//
// RUN: %scion prove %s --through canonicalize > %t.out; test $? = 1
// RUN: FileCheck %s < %t.out

// CHECK: prove.mlir:[[#@LINE+1]]: @sum: canonicalize: proved
func.func @sum(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %0, %b : i32
  return %1 : i32
}

// The comparison of a difference with 0 becomes one of its operands, which
// forgets that the difference wraps.
// CHECK-NEXT: prove.mlir:[[#@LINE+1]]: @compare: canonicalize: refuted: a0 = {{.*}}, a1 = {{.*}}: returns {{true|false}} before the pass, {{true|false}} after it
func.func @compare(%a: index, %b: index) -> i1 {
  %zero = index.constant 0
  %0 = index.sub %a, %b
  %1 = index.cmp slt(%0, %zero)
  return %1 : i1
}

// Only one branch divides, and `scf.if` becomes no `arith.select`.
// CHECK-NEXT: prove.mlir:[[#@LINE+1]]: @branch: canonicalize: proved
func.func @branch(%a: i32, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %0 = scf.if %c -> i32 {
    %1 = arith.divsi %one, %a : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  %2 = arith.addi %0, %one : i32
  %3 = arith.addi %2, %one : i32
  return %3 : i32
}

// The comparison becomes true, and true divided by true overflows. Where `%a` is
// poison, so does it before: poison may be the least number.
// CHECK-NEXT: prove.mlir:[[#@LINE+1]]: @divide: canonicalize: proved
func.func @divide(%a: i32, %b: i1) -> i1 {
  %0 = arith.cmpi eq, %a, %a : i32
  %1 = arith.divsi %0, %b : i1
  return %1 : i1
}

// CHECK-NEXT: prove.mlir:[[#@LINE+1]]: @blocks: canonicalize: proved
func.func @blocks(%a: i32, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  cf.cond_br %c, ^more, ^end(%a : i32)
^more:
  %0 = arith.addi %one, %a : i32
  %1 = arith.addi %one, %0 : i32
  cf.br ^end(%1 : i32)
^end(%x: i32):
  %2 = arith.addi %one, %x : i32
  return %2 : i32
}

// Floats are bits that move, and their signs; what an op computes with them is
// an unknown function.
// CHECK-NEXT: prove.mlir:[[#@LINE+1]]: @floats: canonicalize: proved
func.func @floats(%a: f32, %b: f32) -> f32 {
  %0 = arith.negf %a : f32
  %1 = arith.negf %0 : f32
  %2 = arith.addf %1, %b : f32
  return %2 : f32
}

// Calls of functions without a body stay in their order, with the same
// arguments.
// CHECK-NEXT: prove.mlir:[[#@LINE+2]]: @calls: canonicalize: proved
func.func private @unknown(i32) -> i32
func.func @calls(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  %1 = call @unknown(%0) : (i32) -> i32
  %2 = "test.unknown"(%1) : (i32) -> i32
  return %2 : i32
}

// CHECK-NEXT: prove.mlir:[[#@LINE+1]]: @dynamic: canonicalize: out of scope: an argument of type tensor<?xi32>
func.func @dynamic(%a: tensor<?xi32>, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %b, %zero : i32
  return %0 : i32
}

// CHECK-NEXT: {{[0-9]+}} proved (0 unchanged), 1 refuted (0 only for poison, 1 known), 0 unknown, 1 out of scope; index has 64 bits
