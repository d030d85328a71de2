// RUN: %scion interp --entry values %s | FileCheck %s
// RUN: not %scion interp --entry open %s 2>&1 | FileCheck %s --check-prefix OPEN
// A task may run where it is started or later: a program that tells the two
// apart is out of scope.
// CHECK:      i64 50
// CHECK-NEXT: finished
// OPEN: unsupported: {{.*}}two legal schedules differ
func.func private @printI64(i64)

func.func @values() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 5 : i64
  %m = memref.alloc() : memref<2xi64>
  %t, %r = async.execute -> !async.value<i64> {
    %y = arith.muli %x, %x : i64
    memref.store %y, %m[%c0] : memref<2xi64>
    async.yield %y : i64
  }
  %u, %s = async.execute [%t] (%r as %v : !async.value<i64>) -> !async.value<i64> {
    %l = memref.load %m[%c0] : memref<2xi64>
    %y = arith.addi %l, %v : i64
    async.yield %y : i64
  }
  %group = async.create_group %c2 : !async.group
  %r0 = async.add_to_group %t, %group : !async.token
  %r1 = async.add_to_group %u, %group : !async.token
  async.await_all %group
  %y = async.await %s : !async.value<i64>
  func.call @printI64(%y) : (i64) -> ()
  return
}

func.func @open() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 5 : i64
  %z = arith.constant 0 : i64
  %m = memref.alloc() : memref<1xi64>
  memref.store %z, %m[%c0] : memref<1xi64>
  %t = async.execute {
    memref.store %x, %m[%c0] : memref<1xi64>
    async.yield
  }
  %v = memref.load %m[%c0] : memref<1xi64>
  func.call @printI64(%v) : (i64) -> ()
  async.await %t : !async.token
  return
}
