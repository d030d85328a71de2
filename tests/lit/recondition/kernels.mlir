// A kernel that no op launches is launched by a function of its own, and so is a
// function of a GPU module. One that reads an id has several threads.
// RUN: %scion recondition --report %s 2>%t.report >%t.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: %scion interp %t.mlir | FileCheck %s --check-prefix=INTERP
// RUN: %scion run --paths 4 %s | FileCheck %s --check-prefix=JUDGED
// REPORT: launches 2 kernels
// CHECK: sym_name = "ids"
// CHECK: sym_name = "kernel_twice"
// CHECK: "gpu.launch_func"{{.*}}kernel = @m::@ids
// CHECK: "gpu.launch_func"{{.*}}kernel = @m::@kernel_twice
// INTERP: finished
// JUDGED: {{[1-9][0-9]*}} comparisons agree
gpu.module @m {
  gpu.func @ids(%m: memref<2x4xi32>) kernel {
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %i = arith.index_cast %t : index to i32
    memref.store %i, %m[%b, %t] : memref<2x4xi32>
    gpu.return
  }
  func.func @twice(%x: i32) -> i32 {
    %y = arith.addi %x, %x : i32
    return %y : i32
  }
}
