// RUN: %scion interp %s | FileCheck %s
// One thread does all, and then several do: both show the same.
// CHECK:      i64 48
// CHECK-NEXT: i64 30
// CHECK-NEXT: finished
func.func private @printI64(i64)

omp.declare_reduction @add : i64 init {
^bb0(%x: i64):
  %z = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%z : i64)
} combiner {
^bb0(%x: i64, %y: i64):
  %s = llvm.add %x, %y : i64
  omp.yield(%s : i64)
}
func.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %ten = llvm.mlir.constant(10 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %sum = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %count = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %last = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %three, %sum : i64, !llvm.ptr
  llvm.store %zero, %count : i64, !llvm.ptr
  llvm.store %zero, %last : i64, !llvm.ptr
  omp.parallel {
    omp.wsloop reduction(@add %sum -> %s : !llvm.ptr) {
      omp.loop_nest (%i) : i64 = (%zero) to (%ten) step (%one) {
        %a = llvm.load %s : !llvm.ptr -> i64
        %b = llvm.add %a, %i : i64
        llvm.store %b, %s : i64, !llvm.ptr
        omp.atomic.update %count : !llvm.ptr {
        ^bb0(%old: i64):
          %new = llvm.add %old, %three : i64
          omp.yield(%new : i64)
        }
        omp.yield
      }
    }
    omp.single {
      %c = llvm.load %count : !llvm.ptr -> i64
      llvm.store %c, %last : i64, !llvm.ptr
      omp.terminator
    }
    omp.barrier
    omp.critical {
      %c = llvm.load %last : !llvm.ptr -> i64
      llvm.store %c, %count : i64, !llvm.ptr
      omp.terminator
    }
    omp.terminator
  }
  %r = llvm.load %sum : !llvm.ptr -> i64
  func.call @printI64(%r) : (i64) -> ()
  %c = llvm.load %count : !llvm.ptr -> i64
  func.call @printI64(%c) : (i64) -> ()
  return
}
