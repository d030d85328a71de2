// RUN: %scion interp %s | FileCheck %s
// A kernel in a module of its own, and what the host does around it, in order.
// CHECK:      i64 0
// CHECK-NEXT: i64 7
// CHECK-NEXT: i64 14
// CHECK-NEXT: i64 21
// CHECK-NEXT: i64 28
// CHECK-NEXT: i64 35
// CHECK-NEXT: finished
module attributes {gpu.container_module} {
  func.func private @printI64(i64)
  gpu.module @kernels {
    gpu.func @scale(%m: memref<6xi64>, %k: i64) private(%p : memref<1xi64, #gpu.address_space<private>>) kernel {
      %c0 = arith.constant 0 : index
      %t = gpu.thread_id x
      %b = gpu.block_id x
      %d = gpu.block_dim x
      %base = arith.muli %b, %d : index
      %g = arith.addi %base, %t : index
      %v = memref.load %m[%g] : memref<6xi64>
      memref.store %v, %p[%c0] : memref<1xi64, #gpu.address_space<private>>
      %w = memref.load %p[%c0] : memref<1xi64, #gpu.address_space<private>>
      %r = arith.muli %w, %k : i64
      memref.store %r, %m[%g] : memref<6xi64>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %k = arith.constant 7 : i64
    %host = memref.alloc() : memref<6xi64>
    scf.for %i = %c0 to %c6 step %c1 {
      %v = arith.index_cast %i : index to i64
      memref.store %v, %host[%i] : memref<6xi64>
    }
    %t0 = gpu.wait async
    %dev, %t1 = gpu.alloc async [%t0] () : memref<6xi64>
    %t2 = gpu.memcpy async [%t1] %dev, %host : memref<6xi64>, memref<6xi64>
    %t3 = gpu.launch_func async [%t2] @kernels::@scale blocks in (%c2, %c1, %c1) threads in (%c3, %c1, %c1) args(%dev : memref<6xi64>, %k : i64)
    %t4 = gpu.memcpy async [%t3] %host, %dev : memref<6xi64>, memref<6xi64>
    %t5 = gpu.dealloc async [%t4] %dev : memref<6xi64>
    gpu.wait [%t5]
    scf.for %i = %c0 to %c6 step %c1 {
      %v = memref.load %host[%i] : memref<6xi64>
      func.call @printI64(%v) : (i64) -> ()
    }
    return
  }
}
