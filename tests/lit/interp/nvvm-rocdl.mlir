// UNSUPPORTED: mlir-24
// Ops of nvvm and rocdl by the PTX ISA and AMDGPUUsage, in a block of 40
// threads: a whole warp and eight lanes of another.
// RUN: %scion interp %s | FileCheck %s
// RUN: not %scion interp %s --entry someLanes 2>&1 | FileCheck %s --check-prefix SOME
// SOME: unsupported{{.*}}some lanes of a warp only
// RUN: not %scion interp %s --entry outside 2>&1 | FileCheck %s --check-prefix OUTSIDE
// OUTSIDE: unsupported{{.*}}outside of a kernel
// RUN: not %scion interp %s --entry beyond 2>&1 | FileCheck %s --check-prefix BEYOND
// BEYOND: undefined{{.*}}poison
module attributes {gpu.container_module} {
  func.func private @printI64(i64)
  gpu.module @kernels {
    llvm.func @k(%out: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %all = llvm.mlir.constant(-1 : i32) : i32
      %zero = llvm.mlir.constant(0 : i32) : i32
      %one = llvm.mlir.constant(1 : i32) : i32
      %three = llvm.mlir.constant(3 : i32) : i32
      %six = llvm.mlir.constant(6 : i32) : i32
      %clamp = llvm.mlir.constant(31 : i32) : i32
      // Segments of eight lanes: a mask of 24, a clamp of 7.
      %segments = llvm.mlir.constant(6151 : i32) : i32
      %segmentsUp = llvm.mlir.constant(6144 : i32) : i32
      %t = nvvm.read.ptx.sreg.tid.x : i32
      %n = nvvm.read.ptx.sreg.ntid.x range <i32, 1, 1025> : i32
      %lane = nvvm.read.ptx.sreg.laneid : i32
      %lt = nvvm.read.ptx.sreg.lanemask.lt : i32
      %ge = nvvm.read.ptx.sreg.lanemask.ge : i32
      %bit = llvm.and %t, %one : i32
      %odd = llvm.icmp "eq" %bit, %one : i32
      %ballot = nvvm.vote.sync ballot %all, %odd -> i32
      %any = nvvm.vote.sync any %all, %odd -> i1
      %every = nvvm.vote.sync all %all, %odd -> i1
      %small = llvm.icmp "slt" %t, %n : i32
      %uni = nvvm.vote.sync uni %all, %small -> i1
      %sum = nvvm.redux.sync add %t, %all : i32 -> i32
      %max = nvvm.redux.sync umax %t, %all : i32 -> i32
      %same = nvvm.match.sync any %all, %bit : i32 -> i32
      %up = nvvm.shfl.sync up %all, %t, %three, %segmentsUp : i32 -> i32
      %down = nvvm.shfl.sync down %all, %t, %three, %segments {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
      %bfly = nvvm.shfl.sync bfly %all, %t, %six, %segments : i32 -> i32
      %idx = nvvm.shfl.sync idx %all, %t, %one, %segments : i32 -> i32
      nvvm.bar.warp.sync %all : i32
      nvvm.barrier0
      %downValue = llvm.extractvalue %down[0] : !llvm.struct<(i32, i1)>
      %isDown = llvm.extractvalue %down[1] : !llvm.struct<(i32, i1)>
      %isAt = llvm.icmp "eq" %t, %six : i32
      llvm.cond_br %isAt, ^write, ^end
    ^write:
      llvm.store %n, %out : i32, !llvm.ptr
      %p1 = llvm.getelementptr %out[1] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %lane, %p1 : i32, !llvm.ptr
      %p2 = llvm.getelementptr %out[2] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %lt, %p2 : i32, !llvm.ptr
      %p3 = llvm.getelementptr %out[3] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %ge, %p3 : i32, !llvm.ptr
      %p4 = llvm.getelementptr %out[4] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %ballot, %p4 : i32, !llvm.ptr
      %p5 = llvm.getelementptr %out[5] : (!llvm.ptr) -> !llvm.ptr, i32
      %votes0 = llvm.zext %any : i1 to i32
      %votes1 = llvm.zext %every : i1 to i32
      %votes2 = llvm.zext %uni : i1 to i32
      %votes3 = llvm.shl %votes1, %one : i32
      %votes4 = llvm.mul %votes2, %six : i32
      %votes5 = llvm.add %votes0, %votes3 : i32
      %votes = llvm.add %votes4, %votes5 : i32
      llvm.store %votes, %p5 : i32, !llvm.ptr
      %p6 = llvm.getelementptr %out[6] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %sum, %p6 : i32, !llvm.ptr
      %p7 = llvm.getelementptr %out[7] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %max, %p7 : i32, !llvm.ptr
      %p8 = llvm.getelementptr %out[8] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %same, %p8 : i32, !llvm.ptr
      %p9 = llvm.getelementptr %out[9] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %up, %p9 : i32, !llvm.ptr
      %p10 = llvm.getelementptr %out[10] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %downValue, %p10 : i32, !llvm.ptr
      %p11 = llvm.getelementptr %out[11] : (!llvm.ptr) -> !llvm.ptr, i32
      %valid = llvm.zext %isDown : i1 to i32
      llvm.store %valid, %p11 : i32, !llvm.ptr
      %p12 = llvm.getelementptr %out[12] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %bfly, %p12 : i32, !llvm.ptr
      %p13 = llvm.getelementptr %out[13] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %idx, %p13 : i32, !llvm.ptr
      llvm.br ^end
    ^end:
      llvm.return
    }
    llvm.func @wave(%out: !llvm.ptr) attributes {gpu.kernel, rocdl.kernel} {
      %all = llvm.mlir.constant(-1 : i32) : i32
      %zero = llvm.mlir.constant(0 : i32) : i32
      %eight = llvm.mlir.constant(8 : i32) : i32
      %five = llvm.mlir.constant(5 : i32) : i32
      %t = rocdl.workitem.id.x : i32
      %lo = rocdl.mbcnt.lo %all, %zero : (i32, i32) -> i32
      %lane = rocdl.mbcnt.hi %all, %lo : (i32, i32) -> i32
      %isFive = llvm.icmp "eq" %t, %five : i32
      %ballot = rocdl.ballot %isFive : i64
      %second = rocdl.ds_bpermute %eight, %t : (i32, i32) -> i32
      %first = rocdl.readfirstlane %t : i32
      %fifth = rocdl.readlane %t, %five : (i32, i32) -> i32
      rocdl.barrier
      llvm.cond_br %isFive, ^write, ^end
    ^write:
      %size = rocdl.workgroup.dim.x : i32
      llvm.store %size, %out : i32, !llvm.ptr
      %p1 = llvm.getelementptr %out[1] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %lane, %p1 : i32, !llvm.ptr
      %p2 = llvm.getelementptr %out[2] : (!llvm.ptr) -> !llvm.ptr, i32
      %bits = llvm.trunc %ballot : i64 to i32
      llvm.store %bits, %p2 : i32, !llvm.ptr
      %p3 = llvm.getelementptr %out[3] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %second, %p3 : i32, !llvm.ptr
      %p4 = llvm.getelementptr %out[4] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %first, %p4 : i32, !llvm.ptr
      %p5 = llvm.getelementptr %out[5] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %fifth, %p5 : i32, !llvm.ptr
      llvm.br ^end
    ^end:
      llvm.return
    }
    llvm.func @some() attributes {gpu.kernel, nvvm.kernel} {
      %mask = llvm.mlir.constant(1 : i32) : i32
      nvvm.bar.warp.sync %mask : i32
      llvm.return
    }
    llvm.func @range() attributes {gpu.kernel, nvvm.kernel} {
      %t = nvvm.read.ptx.sreg.ntid.x range <i32, 1, 8> : i32
      %zero = llvm.mlir.constant(0 : i32) : i32
      %is = llvm.icmp "eq" %t, %zero : i32
      llvm.cond_br %is, ^end, ^end
    ^end:
      llvm.return
    }
  }
  func.func @show(%m: memref<16xi32>, %count: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %count step %c1 {
      %x = memref.load %m[%i] : memref<16xi32>
      %z = arith.extui %x : i32 to i64
      func.call @printI64(%z) : (i64) -> ()
    }
    return
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c14 = arith.constant 14 : index
    %c40 = arith.constant 40 : index
    %m = memref.alloc() : memref<16xi32>
    gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c40, %c1, %c1) args(%m : memref<16xi32>)
    call @show(%m, %c14) : (memref<16xi32>, index) -> ()
    gpu.launch_func @kernels::@wave blocks in (%c1, %c1, %c1) threads in (%c40, %c1, %c1) args(%m : memref<16xi32>)
    call @show(%m, %c6) : (memref<16xi32>, index) -> ()
    return
  }
  func.func @someLanes() {
    %c1 = arith.constant 1 : index
    %c40 = arith.constant 40 : index
    gpu.launch_func @kernels::@some blocks in (%c1, %c1, %c1) threads in (%c40, %c1, %c1)
    return
  }
  func.func @beyond() {
    %c1 = arith.constant 1 : index
    %c40 = arith.constant 40 : index
    gpu.launch_func @kernels::@range blocks in (%c1, %c1, %c1) threads in (%c40, %c1, %c1)
    return
  }
  func.func @outside() -> i32 {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    return %t : i32
  }
}
// ntid, laneid, and the masks of lane 6.
// CHECK: 1: i64 40
// CHECK: 2: i64 6
// CHECK: 3: i64 63
// CHECK: 4: i64 4294967232
// The odd lanes; any (1) and not all (2) of them; all are below ntid (6).
// CHECK: 5: i64 2863311530
// CHECK: 6: i64 7
// The sum and the greatest of 0 to 31; the even lanes.
// CHECK: 7: i64 496
// CHECK: 8: i64 31
// CHECK: 9: i64 1431655765
// In a segment of eight: up by 3; down by 3 leaves it; xor 6; lane 1.
// CHECK: 10: i64 3
// CHECK: 11: i64 6
// CHECK: 12: i64 0
// CHECK: 13: i64 0
// CHECK: 14: i64 1
// rocdl: the size of the block, the lane, a ballot, lanes 2, 0 and 5.
// CHECK: 15: i64 40
// CHECK: 16: i64 5
// CHECK: 17: i64 32
// CHECK: 18: i64 2
// CHECK: 19: i64 0
// CHECK: 20: i64 5
// CHECK: finished
