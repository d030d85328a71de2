// The sum is of all that the loop stored.
func.func private @printI64(i64)
func.func @main() {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %six = llvm.mlir.constant(6 : i64) : i64
  %m = llvm.alloca %six x i64 : (i64) -> !llvm.ptr
  %sum = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %zero, %sum : i64, !llvm.ptr
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : i64 = (%zero) to (%six) step (%one) {
        %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        llvm.store %i, %p : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.barrier
    omp.wsloop {
      omp.loop_nest (%i) : i64 = (%zero) to (%six) step (%one) {
        %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %x = llvm.load %p : !llvm.ptr -> i64
        %y = llvm.add %x, %x : i64
        llvm.store %y, %p : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.single {
      scf.for %i = %zero to %six step %one : i64 {
        %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
        %x = llvm.load %p : !llvm.ptr -> i64
        %s = llvm.load %sum : !llvm.ptr -> i64
        %y = llvm.add %s, %x : i64
        llvm.store %y, %sum : i64, !llvm.ptr
      }
      omp.terminator
    }
    omp.terminator
  }
  %s = llvm.load %sum : !llvm.ptr -> i64
  func.call @printI64(%s) : (i64) -> ()
  return
}
