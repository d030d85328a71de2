// Idioms of targets other than LLVM, for programs that grow: a function is used
// like one op that takes the arguments and returns the results. The part of its
// name before the dot is the dialect. It is defined for all operands, has the
// same result in each legal order of threads and tasks, and has one block.

//===-- gpu ---------------------------------------------------------------===//

func.func private @gpu.ids(%x: i32, %y: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<2x3xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c3, %sy = %c1, %sz = %c1) {
    %i = arith.index_cast %tx : index to i32
    %j = arith.index_cast %bx : index to i32
    %a = arith.muli %x, %i : i32
    %b = arith.xori %y, %j : i32
    %c = arith.addi %a, %b : i32
    memref.store %c, %m[%bx, %tx] : memref<2x3xi32>
    gpu.terminator
  }
  %r = memref.load %m[%c1, %c2] : memref<2x3xi32>
  %c0 = arith.constant 0 : index
  %s = memref.load %m[%c0, %c1] : memref<2x3xi32>
  memref.dealloc %m : memref<2x3xi32>
  return %r, %s : i32, i32
}

func.func private @gpu.neighbours(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1)
             workgroup(%w : memref<4xi32, #gpu.address_space<workgroup>>) {
    %i = arith.index_cast %tx : index to i32
    %a = arith.muli %x, %i : i32
    memref.store %a, %w[%tx] : memref<4xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %n = arith.subi %c3, %tx : index
    %b = memref.load %w[%n] : memref<4xi32, #gpu.address_space<workgroup>>
    %c = arith.addi %b, %y : i32
    memref.store %c, %m[%tx] : memref<4xi32>
    gpu.terminator
  }
  %r = memref.load %m[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}

func.func private @gpu.all_reduce(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc() : memref<1xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c5, %sy = %c1, %sz = %c1) {
    %i = arith.index_cast %tx : index to i32
    %a = arith.muli %x, %i : i32
    %b = arith.xori %a, %y : i32
    %s = gpu.all_reduce add %b uniform {} : (i32) -> (i32)
    %is = arith.cmpi eq, %tx, %c0 : index
    scf.if %is {
      memref.store %s, %m[%c0] : memref<1xi32>
    }
    gpu.terminator
  }
  %r = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}

func.func private @gpu.shuffle(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c32 = arith.constant 32 : index
  %m = memref.alloc() : memref<32xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %w = arith.constant 32 : i32
    %o = arith.constant 5 : i32
    %i = arith.index_cast %tx : index to i32
    %a = arith.muli %x, %i : i32
    %s, %p = gpu.shuffle xor %a, %o, %w : i32
    %t, %q = gpu.shuffle down %a, %o, %w : i32
    %u = arith.select %q, %t, %y : i32
    %b = arith.addi %s, %u : i32
    memref.store %b, %m[%tx] : memref<32xi32>
    gpu.terminator
  }
  %r = memref.load %m[%c7] : memref<32xi32>
  %s = memref.load %m[%c0] : memref<32xi32>
  memref.dealloc %m : memref<32xi32>
  return %r, %s : i32, i32
}

func.func private @gpu.copies(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %h = memref.alloc() : memref<2xf32>
  %c1 = arith.constant 1 : index
  memref.store %x, %h[%c0] : memref<2xf32>
  memref.store %x, %h[%c1] : memref<2xf32>
  %d = gpu.alloc () : memref<2xf32>
  gpu.memcpy %d, %h : memref<2xf32>, memref<2xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %d[%c1] : memref<2xf32>
    %n = arith.negf %v : f32
    memref.store %n, %d[%c0] : memref<2xf32>
    gpu.terminator
  }
  gpu.memcpy %h, %d : memref<2xf32>, memref<2xf32>
  gpu.dealloc %d : memref<2xf32>
  %r = memref.load %h[%c0] : memref<2xf32>
  memref.dealloc %h : memref<2xf32>
  return %r : f32
}

//===-- omp ---------------------------------------------------------------===//

func.func private @omp.loop(%x: i64, %y: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc() : memref<5xi64>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c5) step (%c1) {
        %k = arith.index_cast %i : index to i64
        %a = arith.muli %x, %k : i64
        %b = arith.xori %a, %y : i64
        memref.store %b, %m[%i] : memref<5xi64>
        omp.yield
      }
    }
    omp.terminator
  }
  %r = memref.load %m[%c1] : memref<5xi64>
  %c4 = arith.constant 4 : index
  %s = memref.load %m[%c4] : memref<5xi64>
  memref.dealloc %m : memref<5xi64>
  return %r, %s : i64, i64
}

func.func private @omp.phases(%x: i64, %y: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi64>
  memref.store %y, %m[%c0] : memref<2xi64>
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.single {
      %a = memref.load %m[%c0] : memref<2xi64>
      %b = arith.addi %a, %x : i64
      memref.store %b, %m[%c1] : memref<2xi64>
      omp.terminator
    }
    omp.barrier
    omp.master {
      %a = memref.load %m[%c1] : memref<2xi64>
      %b = arith.muli %a, %x : i64
      memref.store %b, %m[%c0] : memref<2xi64>
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %m[%c0] : memref<2xi64>
  memref.dealloc %m : memref<2xi64>
  return %r : i64
}

func.func private @omp.sections(%x: i64, %y: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi64>
  omp.parallel {
    omp.sections {
      omp.section {
        %a = arith.addi %x, %y : i64
        memref.store %a, %m[%c0] : memref<2xi64>
        omp.terminator
      }
      omp.section {
        %a = arith.subi %x, %y : i64
        memref.store %a, %m[%c1] : memref<2xi64>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %r = memref.load %m[%c0] : memref<2xi64>
  %s = memref.load %m[%c1] : memref<2xi64>
  memref.dealloc %m : memref<2xi64>
  return %r, %s : i64, i64
}

func.func private @omp.critical(%x: i64, %y: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<1xi64>
  memref.store %x, %m[%c0] : memref<1xi64>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        omp.critical {
          %a = memref.load %m[%c0] : memref<1xi64>
          %b = arith.addi %a, %y : i64
          memref.store %b, %m[%c0] : memref<1xi64>
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  %r = memref.load %m[%c0] : memref<1xi64>
  memref.dealloc %m : memref<1xi64>
  return %r : i64
}

//===-- async -------------------------------------------------------------===//

func.func private @async.values(%x: i64, %y: i64) -> i64 {
  %t, %r = async.execute -> !async.value<i64> {
    %a = arith.muli %x, %y : i64
    async.yield %a : i64
  }
  %u, %s = async.execute [%t] (%r as %v : !async.value<i64>) -> !async.value<i64> {
    %a = arith.addi %v, %x : i64
    async.yield %a : i64
  }
  %z = async.await %s : !async.value<i64>
  return %z : i64
}

func.func private @async.stores(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<2xi32>
  %g = async.create_group %c2 : !async.group
  %t = async.execute {
    memref.store %x, %m[%c0] : memref<2xi32>
    async.yield
  }
  %u = async.execute [%t] {
    %v = memref.load %m[%c0] : memref<2xi32>
    %w = arith.subi %v, %y : i32
    memref.store %w, %m[%c1] : memref<2xi32>
    async.yield
  }
  %a = async.add_to_group %t, %g : !async.token
  %b = async.add_to_group %u, %g : !async.token
  async.await_all %g
  %r = memref.load %m[%c0] : memref<2xi32>
  %s = memref.load %m[%c1] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %r, %s : i32, i32
}

func.func private @async.nested(%x: i32) -> i32 {
  %t, %r = async.execute -> !async.value<i32> {
    %u, %s = async.execute -> !async.value<i32> {
      %a = arith.addi %x, %x : i32
      async.yield %a : i32
    }
    %v = async.await %s : !async.value<i32>
    %b = arith.xori %v, %x : i32
    async.yield %b : i32
  }
  %z = async.await %r : !async.value<i32>
  return %z : i32
}

//===-- shape -------------------------------------------------------------===//

func.func private @shape.broadcast(%x: index, %y: index) -> (index, index, index) {
  %c7 = arith.constant 7 : index
  %c1 = arith.constant 1 : index
  %a = arith.andi %x, %c7 : index
  %b = arith.andi %y, %c7 : index
  %s = shape.from_extents %a, %c1 : index, index
  %e = shape.to_extent_tensor %s : !shape.shape -> tensor<2xindex>
  %f = tensor.from_elements %b : tensor<1xindex>
  %w = shape.cstr_broadcastable %e, %f : tensor<2xindex>, tensor<1xindex>
  %r = shape.assuming %w -> tensor<2xindex> {
    %g = shape.broadcast %e, %f : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    shape.assuming_yield %g : tensor<2xindex>
  }
  %n = shape.num_elements %r : tensor<2xindex> -> index
  %k = shape.rank %r : tensor<2xindex> -> index
  %c0 = arith.constant 0 : index
  %h = shape.get_extent %r, %c0 : tensor<2xindex>, index -> index
  return %n, %k, %h : index, index, index
}

func.func private @shape.equal(%x: index, %y: index) -> (i1, i1) {
  %a = tensor.from_elements %x, %y : tensor<2xindex>
  %b = tensor.from_elements %y, %x : tensor<2xindex>
  %c = shape.shape_eq %a, %b : tensor<2xindex>, tensor<2xindex>
  %d = shape.is_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  return %c, %d : i1, i1
}

func.func private @shape.of_tensor(%x: i32, %i: index) -> index {
  %c3 = arith.constant 3 : index
  %n = arith.andi %i, %c3 : index
  %t = tensor.splat %x[%n] : tensor<?x2xi32>
  %s = shape.shape_of %t : tensor<?x2xi32> -> tensor<2xindex>
  %c1 = arith.constant 1 : index
  %r = shape.reduce(%s, %c1) : tensor<2xindex> -> index {
  ^bb0(%at: index, %extent: index, %sum: index):
    %m = shape.mul %sum, %extent : index, index -> index
    shape.yield %m : index
  }
  return %r : index
}

func.func private @shape.split(%x: index, %y: index) -> (index, index) {
  %c7 = arith.constant 7 : index
  %c1 = arith.constant 1 : index
  %a = arith.andi %x, %c7 : index
  %b = arith.andi %y, %c7 : index
  %s = shape.from_extents %a, %b, %c7 : index, index, index
  %size = shape.index_to_size %c1
  %h, %t = "shape.split_at"(%s, %size) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %u = shape.concat %t, %h : !shape.shape, !shape.shape -> !shape.shape
  %n = shape.num_elements %t : !shape.shape -> !shape.size
  %m = shape.size_to_index %n : !shape.size
  %e = shape.to_extent_tensor %u : !shape.shape -> tensor<3xindex>
  %c2 = arith.constant 2 : index
  %k = shape.get_extent %e, %c2 : tensor<3xindex>, index -> index
  return %m, %k : index, index
}
