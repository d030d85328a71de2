// RUN: %scion interp --entry sums %s | FileCheck %s
// RUN: %scion interp --entry shuffles %s | FileCheck %s --check-prefix LANES
// RUN: not %scion interp --entry race %s 2>&1 | FileCheck %s --check-prefix RACE
// RUN: not %scion interp --entry missing %s 2>&1 | FileCheck %s --check-prefix MISSING
// RUN: not %scion interp --entry noWait %s 2>&1 | FileCheck %s --check-prefix ORDER
// Threads of a block wait for each other at barriers; between two of them they
// race as iterations of a parallel loop do.
// CHECK:      i64 6
// CHECK-NEXT: i64 12
// CHECK-NEXT: i64 18
// CHECK-NEXT: i64 0
// CHECK-NEXT: i64 110
// CHECK-NEXT: i64 132
// CHECK-NEXT: i64 154
// CHECK-NEXT: i64 88
// CHECK-NEXT: finished
// RACE: undefined: memref.{{.*}}iterations of a parallel loop race
// A barrier that one thread of four reaches:
// MISSING: undefined: {{.*}}threads wait for one that never comes
// An effect that nothing waits for may come before a load or after it:
// ORDER: unsupported: {{.*}}two legal schedules differ
// LANES:      i64 1010306
// LANES-NEXT: i64 20406
// LANES-NEXT: i64 3030506
// LANES-NEXT: i64 2040606
// LANES-NEXT: i64 5050722
// LANES-NEXT: i64 4060022
// LANES-NEXT: i64 7070122
// LANES-NEXT: i64 6080222
// LANES-NEXT: finished
func.func private @printI64(i64)

func.func @sums() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %in = memref.alloc() : memref<8xi64>
  %out = memref.alloc() : memref<8xi64>
  scf.for %i = %c0 to %c8 step %c1 {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %in[%i] : memref<8xi64>
  }
  // Each thread hands its number to its neighbour through memory of the block.
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1)
             workgroup(%w : memref<4xi64, #gpu.address_space<workgroup>>) {
    %base = arith.muli %bx, %sx : index
    %g = arith.addi %base, %tx : index
    %v = memref.load %in[%g] : memref<8xi64>
    memref.store %v, %w[%tx] : memref<4xi64, #gpu.address_space<workgroup>>
    gpu.barrier
    %next = arith.addi %tx, %c1 : index
    %n = arith.remui %next, %sx : index
    %x = memref.load %w[%n] : memref<4xi64, #gpu.address_space<workgroup>>
    %sum = gpu.all_reduce add %v {} : (i64) -> i64
    %y = arith.muli %x, %sum : i64
    memref.store %y, %out[%g] : memref<8xi64>
    gpu.terminator
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %out[%i] : memref<8xi64>
    func.call @printI64(%v) : (i64) -> ()
  }
  memref.dealloc %in : memref<8xi64>
  memref.dealloc %out : memref<8xi64>
  return
}

func.func @shuffles() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %o1 = arith.constant 1 : i32
  %w8 = arith.constant 8 : i32
  %out = memref.alloc() : memref<8xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %v = arith.index_cast %tx : index to i32
    %x, %xv = gpu.shuffle xor %v, %o1, %w8 : i32
    %d, %dv = gpu.shuffle down %v, %o1, %w8 : i32
    %e = arith.select %dv, %d, %w8 : i32
    %r, %rv = gpu.rotate %v, 3, 8 : i32
    %q = gpu.subgroup_reduce add %v cluster(size = 4) : (i32) -> i32
    %h = arith.constant 100 : i32
    %s1 = arith.muli %x, %h : i32
    %s2 = arith.addi %s1, %e : i32
    %s3 = arith.muli %s2, %h : i32
    %s4 = arith.addi %s3, %r : i32
    %s5 = arith.muli %s4, %h : i32
    %s6 = arith.addi %s5, %q : i32
    memref.store %s6, %out[%tx] : memref<8xi32>
    gpu.terminator
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %out[%i] : memref<8xi32>
    %w = arith.extsi %v : i32 to i64
    func.call @printI64(%w) : (i64) -> ()
  }
  return
}

func.func @race() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %out = memref.alloc() : memref<4xi64>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1)
             workgroup(%w : memref<4xi64, #gpu.address_space<workgroup>>) {
    %v = arith.index_cast %tx : index to i64
    memref.store %v, %w[%tx] : memref<4xi64, #gpu.address_space<workgroup>>
    %next = arith.addi %tx, %c1 : index
    %n = arith.remui %next, %sx : index
    %x = memref.load %w[%n] : memref<4xi64, #gpu.address_space<workgroup>>
    memref.store %x, %out[%tx] : memref<4xi64>
    gpu.terminator
  }
  return
}

func.func @missing() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %is = arith.cmpi ult, %tx, %c1 : index
    scf.if %is {
      gpu.barrier
    }
    gpu.terminator
  }
  return
}

func.func @noWait() {
  %c0 = arith.constant 0 : index
  %k = arith.constant 7 : i64
  %z = arith.constant 0 : i64
  %host = memref.alloc() : memref<1xi64>
  memref.store %z, %host[%c0] : memref<1xi64>
  %t0 = gpu.wait async
  %t1 = gpu.memset async [%t0] %host, %k : memref<1xi64>, i64
  %v = memref.load %host[%c0] : memref<1xi64>
  func.call @printI64(%v) : (i64) -> ()
  gpu.wait [%t1]
  return
}
