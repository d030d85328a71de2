// A kernel that is lowered to nvvm or rocdl does what it did in gpu: ids, a
// barrier, memory of the block, and values of other lanes. A block has 32 threads.
// RUN: %scion interp %s > %t.gpu && FileCheck %s --input-file %t.gpu
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' | %scion interp - | diff %t.gpu -
// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1}))' | %scion interp - | diff %t.gpu -
// RUN: %if mlir-22 %{ mlir-opt %s --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx90a}))' | %scion interp - | diff %t.gpu - %}
// RUN: %if mlir-22 %{ mlir-opt %s --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx1100 use-bare-ptr-memref-call-conv=1}))' | %scion interp - | diff %t.gpu - %}
// The passes are judged on paths to gpu.
// RUN: %if mlir-22 %{ %scion run --to gpu --paths 20 --towards convert-gpu-to-nvvm,convert-gpu-to-rocdl --statistics %s 2>&1 | FileCheck %s --check-prefix PATHS %}
// PATHS-DAG: pass convert-gpu-to-nvvm {{.*}} {{[1-9][0-9]*}} had effect
// PATHS-DAG: pass convert-gpu-to-rocdl {{.*}} {{[1-9][0-9]*}} had effect
// PATHS-DAG: {{[1-9][0-9]*}} comparisons agree
// CHECK: 1: i64 970
// CHECK: 64: i64 8875
// CHECK: finished
module attributes {gpu.container_module} {
  func.func private @printI64(i64)
  gpu.module @kernels {
    gpu.func @k(%m: memref<64xi32>, %n: i32) workgroup(%w : memref<32xi32, #gpu.address_space<workgroup>>) kernel {
      %t = gpu.thread_id x
      %b = gpu.block_id x
      %bd = gpu.block_dim x
      %o = arith.muli %b, %bd : index
      %g = arith.addi %o, %t : index
      %lane = gpu.lane_id
      %li = arith.index_cast %lane : index to i32
      %v = memref.load %m[%g] : memref<64xi32>
      memref.store %v, %w[%t] : memref<32xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c1 = arith.constant 1 : i32
      %c31 = arith.constant 31 : index
      %c32 = arith.constant 32 : i32
      %r = arith.subi %c31, %t : index
      %u = memref.load %w[%r] : memref<32xi32, #gpu.address_space<workgroup>>
      %s, %p = gpu.shuffle xor %v, %c1, %c32 : i32
      %s2, %p2 = gpu.shuffle down %v, %c1, %c32 : i32
      %y0 = arith.select %p2, %s2, %n : i32
      %red = arith.maxsi %v, %n : i32
      %y1 = arith.addi %s, %y0 : i32
      %y2 = arith.addi %y1, %u : i32
      %y3 = arith.addi %y2, %red : i32
      %y = arith.addi %y3, %li : i32
      memref.store %y, %m[%g] : memref<64xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %n = arith.constant 7 : i32
    %m = memref.alloc() : memref<64xi32>
    scf.for %i = %c0 to %c64 step %c1 {
      %j = arith.index_cast %i : index to i32
      %k = arith.muli %j, %j : i32
      memref.store %k, %m[%i] : memref<64xi32>
    }
    gpu.launch_func @kernels::@k blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1) args(%m : memref<64xi32>, %n : i32)
    scf.for %i = %c0 to %c64 step %c1 {
      %x = memref.load %m[%i] : memref<64xi32>
      %z = arith.extsi %x : i32 to i64
      func.call @printI64(%z) : (i64) -> ()
    }
    return
  }
}
