// What `scion generate` cannot guess and the shipped programs do not have.
//
// A function with a dot in its name is an idiom: its body is used like one op
// that takes the arguments and returns the results. So ops with effects have
// neighbours, too. It is defined for all operands, keeps what it allocates to
// itself, and has one block. The part before the dot is the dialect that it is
// counted under.
//
// Of every other function, each op that can stand alone is an example, with
// the constants of its own dialect (shapes, zero points).

//===-- memref ------------------------------------------------------------===//

// A store beside a load, through one name.
func.func private @memref.store_load(%x: i32, %i: index) -> i32 {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : i32
  %at = arith.andi %i, %c3 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c0 : i32) outs(%m : memref<4xi32>)
  memref.store %x, %m[%at] : memref<4xi32>
  %y = memref.load %m[%at] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %y : i32
}

// A write through a view, read through the underlying buffer.
func.func private @memref.subview_write(%x: f32, %y: f32, %i: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = memref.alloca() : memref<8xf32>
  linalg.fill ins(%y : f32) outs(%m : memref<8xf32>)
  %v = memref.subview %m[%at] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.store %x, %v[%c1] : memref<4xf32, strided<[1], offset: ?>>
  %a = memref.load %m[%at] : memref<8xf32>
  %next = arith.addi %at, %c1 : index
  %b = memref.load %m[%next] : memref<8xf32>
  return %a, %b : f32, f32
}

// A copy next to a write to its source.
func.func private @memref.copy_write(%x: i64, %y: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi64>
  %n = memref.alloc() : memref<2xi64>
  memref.store %x, %m[%c0] : memref<2xi64>
  memref.store %y, %m[%c1] : memref<2xi64>
  memref.copy %m, %n : memref<2xi64> to memref<2xi64>
  memref.store %y, %m[%c0] : memref<2xi64>
  %a = memref.load %n[%c0] : memref<2xi64>
  %b = memref.load %m[%c0] : memref<2xi64>
  memref.dealloc %m : memref<2xi64>
  memref.dealloc %n : memref<2xi64>
  return %a, %b : i64, i64
}

func.func private @memref.reshapes(%x: i32, %y: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %at = arith.andi %i, %c1 : index
  %m = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2x2xi32>)
  %flat = memref.collapse_shape %m [[0, 1]] : memref<2x2xi32> into memref<4xi32>
  memref.store %y, %flat[%c2] : memref<4xi32>
  %back = memref.expand_shape %flat [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
  %t = memref.transpose %back (i, j) -> (j, i) : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
  %z = memref.load %t[%c0, %at] : memref<2x2xi32, strided<[1, 2]>>
  memref.dealloc %m : memref<2x2xi32>
  return %z : i32
}

func.func private @memref.reshape(%x: f32, %y: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %at = arith.andi %i, %c1 : index
  %shape = memref.alloca() : memref<2xindex>
  memref.store %c2, %shape[%c0] : memref<2xindex>
  memref.store %c2, %shape[%c1] : memref<2xindex>
  %m = memref.alloca() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  memref.store %y, %m[%c2] : memref<4xf32>
  %r = memref.reshape %m(%shape) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xf32>
  %z = memref.load %r[%at, %c0] : memref<2x2xf32>
  return %z : f32
}

// Sizes of a view that are known only at run time.
func.func private @memref.dim(%x: i64, %i: index) -> (index, index, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %low = arith.andi %i, %c3 : index
  %size = arith.addi %low, %c1 : index
  %m = memref.alloc(%size) : memref<?xi64>
  linalg.fill ins(%x : i64) outs(%m : memref<?xi64>)
  %c = memref.cast %m : memref<?xi64> to memref<?xi64, strided<[?], offset: ?>>
  %d = memref.dim %c, %c0 : memref<?xi64, strided<[?], offset: ?>>
  %r = memref.rank %c : memref<?xi64, strided<[?], offset: ?>>
  %z = memref.load %c[%low] : memref<?xi64, strided<[?], offset: ?>>
  memref.dealloc %m : memref<?xi64>
  return %d, %r, %z : index, index, i64
}

func.func private @memref.view(%x: f32, %y: i32, %i: index) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %low = arith.andi %i, %c1 : index
  %start = arith.muli %low, %c4 : index
  %bytes = "memref.alloc"() <{alignment = 16 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16xi8>
  %a = memref.view %bytes[%c0][] : memref<16xi8> to memref<2xf32>
  %b = memref.view %bytes[%c4][] : memref<16xi8> to memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xf32>
  memref.store %y, %b[%c0] : memref<2xi32>
  memref.store %y, %b[%low] : memref<2xi32>
  %u = memref.load %a[%c0] : memref<2xf32>
  %v = memref.load %b[%low] : memref<2xi32>
  memref.dealloc %bytes : memref<16xi8>
  return %u, %v : f32, i32
}

func.func private @memref.reinterpret_cast(%x: i32, %y: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %at = arith.andi %i, %c1 : index
  %m = memref.alloca() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
  memref.store %y, %m[%c1] : memref<4xi32>
  %r = memref.reinterpret_cast %m to offset: [%at], sizes: [2], strides: [2] : memref<4xi32> to memref<2xi32, strided<[2], offset: ?>>
  %z = memref.load %r[%c0] : memref<2xi32, strided<[2], offset: ?>>
  return %z : i32
}

func.func private @memref.extract_strided_metadata(%x: f32, %i: index) -> (index, index, index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %at = arith.andi %i, %c1 : index
  %m = memref.alloc() : memref<3x4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<3x4xf32>)
  %v = memref.subview %m[%at, 1] [2, 2] [1, 2] : memref<3x4xf32> to memref<2x2xf32, strided<[4, 2], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %v : memref<2x2xf32, strided<[4, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  %z = memref.load %base[] : memref<f32>
  memref.dealloc %m : memref<3x4xf32>
  return %offset, %sizes#0, %strides#0, %z : index, index, index, f32
}

// The distance of a view from its buffer, so that no address is shown.
func.func private @memref.extract_aligned_pointer_as_index(%x: i32) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<4xi32>)
  %n = memref.cast %m : memref<4xi32> to memref<?xi32>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %b = memref.extract_aligned_pointer_as_index %n : memref<?xi32> -> index
  %d = arith.subi %b, %a : index
  return %d : index
}

func.func private @memref.realloc(%x: i64, %y: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<2xi64>
  linalg.fill ins(%x : i64) outs(%m : memref<2xi64>)
  %n = memref.realloc %m : memref<2xi64> to memref<4xi64>
  memref.store %y, %n[%c3] : memref<4xi64>
  %a = memref.load %n[%c0] : memref<4xi64>
  %b = memref.load %n[%c3] : memref<4xi64>
  memref.dealloc %n : memref<4xi64>
  return %a, %b : i64, i64
}

func.func private @memref.assumptions(%x: f64, %i: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %at = arith.andi %i, %c1 : index
  %m = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf64>
  %n = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf64>
  linalg.fill ins(%x : f64) outs(%m : memref<2xf64>)
  %p, %q = memref.distinct_objects %m, %n : memref<2xf64>, memref<2xf64>
  %a = memref.assume_alignment %p, 16 : memref<2xf64>
  memref.prefetch %a[%at], read, locality<3>, data : memref<2xf64>
  memref.store %x, %q[%c0] : memref<2xf64>
  %z = memref.load %a[%at] : memref<2xf64>
  memref.dealloc %m : memref<2xf64>
  memref.dealloc %n : memref<2xf64>
  return %z : f64
}

func.func private @memref.memory_space_cast(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  %s = memref.memory_space_cast %m : memref<2xi32> to memref<2xi32, 1>
  %z = memref.load %s[%c0] : memref<2xi32, 1>
  return %z : i32
}

func.func private @memref.atomic_rmw(%x: i32, %y: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<2xi32>)
  %old = memref.atomic_rmw maxs %y, %m[%c1] : (i32, memref<2xi32>) -> i32
  %now = memref.load %m[%c1] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %old, %now : i32, i32
}

func.func private @memref.generic_atomic_rmw(%x: i64, %y: i64) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi64>
  memref.store %x, %m[%c0] : memref<1xi64>
  %new = memref.generic_atomic_rmw %m[%c0] : memref<1xi64> {
  ^bb0(%now: i64):
    %sum = arith.xori %now, %y : i64
    memref.atomic_yield %sum : i64
  }
  %after = memref.load %m[%c0] : memref<1xi64>
  memref.dealloc %m : memref<1xi64>
  return %new, %after : i64, i64
}

func.func private @memref.alloca_scope(%x: f32) -> f32 {
  %r = memref.alloca_scope -> (f32) {
    %m = memref.alloca() : memref<f32>
    memref.store %x, %m[] : memref<f32>
    %y = memref.load %m[] : memref<f32>
    memref.alloca_scope.return %y : f32
  }
  return %r : f32
}

memref.global "private" @idiom_table : memref<4xi32> = dense<[5, -1, 0, 7]>

func.func private @memref.get_global(%x: i32, %i: index) -> (i32, i32) {
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = memref.get_global @idiom_table : memref<4xi32>
  %old = memref.load %m[%at] : memref<4xi32>
  memref.store %x, %m[%at] : memref<4xi32>
  %y = memref.load %m[%at] : memref<4xi32>
  memref.store %old, %m[%at] : memref<4xi32>
  return %old, %y : i32, i32
}

//===-- vectors in memory -------------------------------------------------===//

func.func private @vector.load_store(%v: vector<4xf32>, %x: f32, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = memref.alloc() : memref<8xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<8xf32>)
  vector.store %v, %m[%at] : memref<8xf32>, vector<4xf32>
  %a = vector.load %m[%at] : memref<8xf32>, vector<4xf32>
  %b = vector.load %m[%c3] : memref<8xf32>, vector<4xf32>
  memref.dealloc %m : memref<8xf32>
  return %a, %b : vector<4xf32>, vector<4xf32>
}

func.func private @vector.masked(%v: vector<4xi32>, %mask: vector<4xi1>, %x: i32, %i: index) -> (vector<4xi32>, vector<4xi32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<8xi32>)
  vector.maskedstore %m[%at], %mask, %v : memref<8xi32>, vector<4xi1>, vector<4xi32>
  %a = vector.load %m[%at] : memref<8xi32>, vector<4xi32>
  %b = vector.maskedload %m[%c3], %mask, %v : memref<8xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  memref.dealloc %m : memref<8xi32>
  return %a, %b : vector<4xi32>, vector<4xi32>
}

func.func private @vector.expand_compress(%v: vector<4xi64>, %mask: vector<4xi1>, %x: i64) -> (vector<4xi64>, vector<4xi64>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<8xi64>
  linalg.fill ins(%x : i64) outs(%m : memref<8xi64>)
  vector.compressstore %m[%c2], %mask, %v : memref<8xi64>, vector<4xi1>, vector<4xi64>
  %a = vector.load %m[%c2] : memref<8xi64>, vector<4xi64>
  %b = vector.expandload %m[%c0], %mask, %v : memref<8xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  memref.dealloc %m : memref<8xi64>
  return %a, %b : vector<4xi64>, vector<4xi64>
}

func.func private @vector.gather_scatter(%v: vector<4xf32>, %mask: vector<4xi1>, %x: f32, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = memref.alloc() : memref<8xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<8xf32>)
  %places = arith.constant dense<[3, 0, 2, 1]> : vector<4xi32>
  vector.scatter %m[%at] [%places], %mask, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %a = vector.load %m[%c0] : memref<8xf32>, vector<4xf32>
  %b = vector.gather %m[%c3] [%places], %mask, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  memref.dealloc %m : memref<8xf32>
  return %a, %b : vector<4xf32>, vector<4xf32>
}

func.func private @vector.transfer(%v: vector<4xf32>, %x: f32, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = memref.alloc() : memref<6xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<6xf32>)
  vector.transfer_write %v, %m[%at] : vector<4xf32>, memref<6xf32>
  %a = vector.transfer_read %m[%at], %x : memref<6xf32>, vector<4xf32>
  %b = vector.transfer_read %m[%c3], %x : memref<6xf32>, vector<4xf32>
  memref.dealloc %m : memref<6xf32>
  return %a, %b : vector<4xf32>, vector<4xf32>
}

func.func private @vector.mask(%v: vector<4xf32>, %mask: vector<4xi1>, %start: f32) -> f32 {
  %r = vector.mask %mask { vector.reduction <add>, %v, %start : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

func.func private @vector.type_cast(%v: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  vector.store %v, %m[%c0] : memref<4xf32>, vector<4xf32>
  %t = vector.type_cast %m : memref<4xf32> to memref<vector<4xf32>>
  %r = memref.load %t[] : memref<vector<4xf32>>
  memref.dealloc %m : memref<4xf32>
  return %r : vector<4xf32>
}

//===-- affine ------------------------------------------------------------===//

func.func private @affine.load_store(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %x, %m[%i] : memref<4xi32>
  }
  affine.for %i = 0 to 2 {
    %v = affine.load %m[%i * 2] : memref<4xi32>
    %w = arith.addi %v, %y : i32
    affine.store %w, %m[%i * 2] : memref<4xi32>
  }
  %a = memref.load %m[%c0] : memref<4xi32>
  %b = memref.load %m[%c2] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %a, %b : i32, i32
}

func.func private @affine.vector_load_store(%v: vector<4xi32>, %x: i32) -> vector<4xi32> {
  %m = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<8xi32>)
  %zero = arith.constant dense<0> : vector<4xi32>
  affine.for %i = 0 to 2 {
    affine.vector_store %v, %m[%i * 3] : memref<8xi32>, vector<4xi32>
  }
  %r = affine.for %i = 0 to 2 iter_args(%now = %zero) -> (vector<4xi32>) {
    affine.prefetch %m[%i + 1], read, locality<2>, data : memref<8xi32>
    %a = affine.vector_load %m[%i * 2 + 1] : memref<8xi32>, vector<4xi32>
    %s = arith.addi %now, %a : vector<4xi32>
    affine.yield %s : vector<4xi32>
  }
  memref.dealloc %m : memref<8xi32>
  return %r : vector<4xi32>
}

func.func private @affine.parallel(%x: i64) -> i64 {
  %r = affine.parallel (%i) = (0) to (5) reduce ("addi") -> i64 {
    affine.yield %x : i64
  }
  return %r : i64
}

func.func private @affine.if(%x: f32, %y: f32) -> f32 {
  %m = memref.alloca() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  affine.for %i = 0 to 4 {
    %v = affine.if affine_set<(d0) : (d0 - 2 >= 0, 2 - d0 >= 0)>(%i) -> f32 {
      affine.yield %y : f32
    } else {
      %old = affine.load %m[] : memref<f32>
      affine.yield %old : f32
    }
    affine.store %v, %m[] : memref<f32>
  }
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

//===-- scf, cf, func, ub -------------------------------------------------===//

func.func private @scf.for(%x: i32, %y: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %trips = arith.andi %i, %c3 : index
  %r = scf.for %j = %c0 to %trips step %c1 iter_args(%now = %x) -> (i32) {
    %next = arith.subi %y, %now : i32
    scf.yield %next : i32
  }
  return %r : i32
}

func.func private @scf.while(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  %start = arith.andi %x, %c7 : i32
  %a, %b = scf.while (%n = %start, %v = %y) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi sgt, %n, %c0 : i32
    scf.condition(%more) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %less = arith.subi %n, %c1 : i32
    %w = arith.xori %v, %less : i32
    scf.yield %less, %w : i32, i32
  }
  return %a, %b : i32, i32
}

func.func private @scf.if(%c: i1, %x: f32, %y: f32) -> (f32, f32) {
  %a, %b = scf.if %c -> (f32, f32) {
    scf.yield %x, %y : f32, f32
  } else {
    scf.yield %y, %y : f32, f32
  }
  return %a, %b : f32, f32
}

func.func private @scf.index_switch(%i: index, %x: i64, %y: i64) -> i64 {
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %r = scf.index_switch %at -> i64
  case 0 {
    scf.yield %x : i64
  }
  case 2 {
    scf.yield %y : i64
  }
  default {
    %z = arith.ori %x, %y : i64
    scf.yield %z : i64
  }
  return %r : i64
}

func.func private @scf.execute_region(%x: i32, %y: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %c = arith.cmpi ult, %x, %y : i32
    cf.cond_br %c, ^then(%x : i32), ^end(%y : i32)
  ^then(%v: i32):
    %d = arith.subi %v, %y : i32
    cf.br ^end(%d : i32)
  ^end(%e: i32):
    scf.yield %e : i32
  }
  return %r : i32
}

func.func private @scf.parallel(%x: i64, %y: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init (%x) -> i64 {
    scf.reduce(%y : i64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }
  }
  return %r : i64
}

func.func private @scf.forall(%t: tensor<4xi32>, %x: i32) -> tensor<4xi32> {
  %one = tensor.from_elements %x : tensor<1xi32>
  %r = scf.forall (%i) in (4) shared_outs(%out = %t) -> (tensor<4xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %out[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}

func.func private @cf.switch(%x: i32, %y: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.switch %x : i32, [
      default: ^end(%y : i32),
      -1: ^minus(%x : i32),
      2147483647: ^end(%x : i32)
    ]
  ^minus(%v: i32):
    %d = arith.subi %y, %v : i32
    cf.br ^end(%d : i32)
  ^end(%e: i32):
    scf.yield %e : i32
  }
  return %r : i32
}

func.func private @cf.assert(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %odd = arith.ori %x, %one : i32
  %zero = arith.constant 0 : i32
  %c = arith.cmpi ne, %odd, %zero : i32
  cf.assert %c, "an odd number is not zero"
  return %odd : i32
}

func.func private @idiom_swap(%x: i32, %y: i32) -> (i32, i32) {
  return %y, %x : i32, i32
}

func.func private @func.call(%x: i32, %y: i32) -> (i32, i32) {
  %a, %b = func.call @idiom_swap(%x, %y) : (i32, i32) -> (i32, i32)
  return %a, %b : i32, i32
}

func.func private @func.call_indirect(%x: i32, %y: i32) -> (i32, i32) {
  %f = func.constant @idiom_swap : (i32, i32) -> (i32, i32)
  %a, %b = func.call_indirect %f(%x, %y) : (i32, i32) -> (i32, i32)
  return %a, %b : i32, i32
}

// A value that is not selected may be poison.
func.func private @ub.poison(%x: i32, %c: i1) -> i32 {
  %p = ub.poison : i32
  %true = arith.constant true
  %r = arith.select %true, %x, %p : i32
  return %r : i32
}

// A block that is never reached.
func.func private @ub.unreachable(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %odd = arith.ori %x, %one : i32
  %never = arith.cmpi eq, %odd, %zero : i32
  %r = scf.execute_region -> i32 {
    cf.cond_br %never, ^dead, ^end(%odd : i32)
  ^dead:
    ub.unreachable
  ^end(%e: i32):
    scf.yield %e : i32
  }
  return %r : i32
}

func.func private @index.constant(%i: index) -> (index, i1) {
  %c = index.constant 5
  %t = index.bool.constant true
  %m = index.maxs %i, %c
  %s = arith.cmpi sgt, %m, %c : index
  %r = arith.andi %s, %t : i1
  return %m, %r : index, i1
}

func.func private @complex.constant(%z: complex<f32>) -> complex<f32> {
  %c = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.add %z, %c : complex<f32>
  return %r : complex<f32>
}

//===-- tensors -----------------------------------------------------------===//

func.func private @tensor.generate(%x: i32) -> tensor<4xi32> {
  %t = tensor.generate {
  ^bb0(%i: index):
    %n = arith.index_cast %i : index to i32
    %v = arith.muli %n, %x : i32
    tensor.yield %v : i32
  } : tensor<4xi32>
  return %t : tensor<4xi32>
}

func.func private @tensor.pad(%t: tensor<?xf32>, %x: f32) -> tensor<?xf32> {
  %p = tensor.pad %t low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

func.func private @tensor.slices(%t: tensor<4xi32>, %x: i32, %i: index) -> (tensor<4xi32>, tensor<2xi32>) {
  %c1 = arith.constant 1 : index
  %at = arith.andi %i, %c1 : index
  %s = tensor.extract_slice %t[%at] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %m = tensor.insert %x into %s[%at] : tensor<2xi32>
  %r = tensor.insert_slice %m into %t[%at] [2] [2] : tensor<2xi32> into tensor<4xi32>
  return %r, %s : tensor<4xi32>, tensor<2xi32>
}

func.func private @bufferization.buffers(%t: tensor<4xf32>, %x: f32, %i: index) -> (f32, f32) {
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %s = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %a = tensor.extract %s[%at] : tensor<4xf32>
  %b = tensor.extract %t[%at] : tensor<4xf32>
  return %a, %b : f32, f32
}

func.func private @bufferization.to_buffer(%t: tensor<4xi32>, %i: index) -> i32 {
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = bufferization.to_buffer %t read_only : tensor<4xi32> to memref<4xi32>
  %n = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  %r = memref.load %n[%at] : memref<4xi32>
  memref.dealloc %n : memref<4xi32>
  return %r : i32
}

func.func private @bufferization.alloc_tensor(%t: tensor<4xi32>, %x: i32, %i: index) -> tensor<4xi32> {
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %c = bufferization.alloc_tensor() copy(%t) : tensor<4xi32>
  %r = tensor.insert %x into %c[%at] : tensor<4xi32>
  return %r : tensor<4xi32>
}

func.func private @bufferization.dealloc_tensor(%t: tensor<4xi32>, %x: i32, %i: index) -> i32 {
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %c = bufferization.alloc_tensor() copy(%t) : tensor<4xi32>
  %s = tensor.insert %x into %c[%at] : tensor<4xi32>
  %r = tensor.extract %s[%c3] : tensor<4xi32>
  bufferization.dealloc_tensor %s : tensor<4xi32>
  return %r : i32
}

func.func private @bufferization.dealloc(%x: i32, %c: i1) -> i32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  bufferization.dealloc (%m : memref<i32>) if (%true)
  return %r : i32
}

func.func private @bufferization.materialize_in_destination(%t: tensor<4xf32>, %x: f32, %i: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %at = arith.andi %i, %c3 : index
  %m = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  %before = memref.load %m[%c0] : memref<4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %r = memref.load %m[%at] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %r, %before : f32, f32
}

//===-- linalg ------------------------------------------------------------===//

func.func private @linalg.index(%t: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%t : tensor<4xi32>) {
  ^bb0(%x: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %s = arith.subi %x, %n : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

func.func private @linalg.pack(%t: tensor<4xf32>, %x: f32) -> tensor<2x3xf32> {
  %d = tensor.splat %x : tensor<2x3xf32>
  %r = linalg.pack %t padding_value(%x : f32) inner_dims_pos = [0] inner_tiles = [3] into %d : tensor<4xf32> -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// No divisor is zero.
func.func private @linalg.div_unsigned(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %one = arith.constant dense<1> : tensor<4xi32>
  %odd = arith.ori %b, %one : tensor<4xi32>
  %r = "linalg.elementwise"(%a, %odd, %a) <{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], kind = #linalg.elementwise_kind<div_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i32, %y: i32, %z: i32):
    %q = arith.divui %x, %y : i32
    linalg.yield %q : i32
  }) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

func.func @scans(%v: vector<2x3xi32>, %i: vector<3xi32>, %f: vector<2x2xf32>, %g: vector<2xf32>) {
  %0:2 = "vector.scan"(%v, %i) <{inclusive = true, reduction_dim = 0 : i64, kind = #vector.kind<add>}> : (vector<2x3xi32>, vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>)
  %1:2 = "vector.scan"(%v, %i) <{inclusive = false, reduction_dim = 0 : i64, kind = #vector.kind<mul>}> : (vector<2x3xi32>, vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>)
  %2:2 = "vector.scan"(%f, %g) <{inclusive = true, reduction_dim = 1 : i64, kind = #vector.kind<maximumf>}> : (vector<2x2xf32>, vector<2xf32>) -> (vector<2x2xf32>, vector<2xf32>)
  return
}

func.func @contractions(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>, %i: tensor<2x2xi32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<2x2xf32>, tensor<2x2xf32>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>] ins(%i, %i : tensor<2x2xi32>, tensor<2x2xi32>) outs(%i : tensor<2x2xi32>) -> tensor<2x2xi32>
  return
}

//===-- tosa --------------------------------------------------------------===//

func.func @tosa_windows(%x: tensor<1x4x4x2xf32>, %w: tensor<2x2x2x2xf32>, %d: tensor<2x2x2x1xf32>, %b: tensor<2xf32>,
                        %q: tensor<1x4x4x2xi8>, %v: tensor<2x2x2x2xi8>, %e: tensor<2x2x2x1xi8>, %c: tensor<2xi32>,
                        %y: tensor<1x3x3x3x1xf32>, %u: tensor<1x2x2x2x1xf32>, %b1: tensor<1xf32>, %s: tensor<1x2x2x1xf32>, %d1: tensor<1x2x2x1xf32>, %bo: tensor<1xf32>) {
  %zf = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z32 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = "tosa.conv2d"(%x, %w, %b, %zf, %zf) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  %1 = "tosa.conv2d"(%q, %v, %c, %z3, %zi) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x2xi8>, tensor<2x2x2x2xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x2xi32>
  %2 = "tosa.depthwise_conv2d"(%x, %d, %b, %zf, %zf) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x3x2xf32>
  %3 = "tosa.depthwise_conv2d"(%q, %e, %c, %zi, %z3) <{acc_type = i32, dilation = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xi8>, tensor<2x2x2x1xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x2xi32>
  %4 = "tosa.conv3d"(%y, %u, %b1, %zf, %zf) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x3x3x3x1xf32>, tensor<1x2x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2x1xf32>
  %5 = "tosa.transpose_conv2d"(%s, %d1, %bo, %zf, %zf) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x1xf32>
  %8 = "tosa.avg_pool2d"(%x, %zf, %zf) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x2xf32>
  %9 = "tosa.avg_pool2d"(%q, %zi, %zi) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>}> : (tensor<1x4x4x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x2xi8>
  %6 = "tosa.max_pool2d"(%0) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x3x3x2xf32>) -> tensor<1x2x2x2xf32>
  %7 = "tosa.max_pool2d"(%9) <{kernel = array<i64: 2, 3>, pad = array<i64: 1, 0, 1, 1>, stride = array<i64: 1, 2>}> : (tensor<1x3x3x2xi8>) -> tensor<1x3x2x2xi8>
  return
}

func.func @tosa_shapes(%t: tensor<2x2xf32>, %i: tensor<2x2xi32>, %k: tensor<4xi8>, %l: tensor<1x2x2x1xf32>) {
  %s4 = "tosa.const_shape"() <{values = dense<4> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %s14 = "tosa.const_shape"() <{values = dense<[1, 4]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %p = "tosa.const_shape"() <{values = dense<[1, 0, 0, 1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %o = "tosa.const_shape"() <{values = dense<[0, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %h = "tosa.const_shape"() <{values = dense<[2, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %zf = "tosa.const"() <{values = dense<-1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %z32 = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %shift4 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.reshape %t, %s4 : (tensor<2x2xf32>, !tosa.shape<1>) -> tensor<4xf32>
  %1 = tosa.reshape %i, %s14 : (tensor<2x2xi32>, !tosa.shape<2>) -> tensor<1x4xi32>
  %2 = tosa.pad %t, %p, %zf : (tensor<2x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x3xf32>
  %3 = tosa.pad %i, %p, %z32 : (tensor<2x2xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<3x3xi32>
  %4 = tosa.slice %t, %o, %h : (tensor<2x2xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1xf32>
  %5 = tosa.slice %i, %o, %h : (tensor<2x2xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x1xi32>
  %6 = tosa.tile %t, %h : (tensor<2x2xf32>, !tosa.shape<2>) -> tensor<4x2xf32>
  %7 = tosa.mul %t, %t, %shift : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<1xi8>) -> tensor<2x2xf32>
  %8 = tosa.mul %i, %i, %shift4 : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<1xi8>) -> tensor<2x2xi32>
  %9 = tosa.mul %i, %i, %shift : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<1xi8>) -> tensor<2x2xi32>
  return
}

func.func @tosa_scales(%i: tensor<4xi32>, %k: tensor<4xi8>, %l: tensor<1x2x2x1xf32>) {
  %m = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<31> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z8 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z32 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = "tosa.rescale"(%k, %m, %s, %z8, %z0) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %1 = "tosa.rescale"(%i, %m, %s, %z32, %z8) <{scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  %bytes = "tosa.const"() <{values = dense<"0x030A11181F262D343B424950575E656C737A81888F969DA4ABB2B9C0C7CED5DCE3EAF1F8FF060D141B222930373E454C535A61686F767D848B9299A0A7AEB5BCC3CAD1D8DFE6EDF4FB020910171E252C333A41484F565D646B727980878E959CA3AAB1B8BFC6CDD4DBE2E9F0F7FE050C131A21282F363D444B525960676E757C838A91989FA6ADB4BBC2C9D0D7DEE5ECF3FA01080F161D242B323940474E555C636A71787F868D949BA2A9B0B7BEC5CCD3DAE1E8EFF6FD040B121920272E353C434A51585F666D747B828990979EA5ACB3BAC1C8CFD6DDE4EBF2F900070E151C232A31383F464D545B626970777E858C939AA1A8AFB6BDC4CBD2D9E0E7EEF5FC"> : tensor<256xi8>}> : () -> tensor<256xi8>
  %4 = tosa.table %k, %bytes : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
  %scale = "tosa.const_shape"() <{values = dense<[4, 2, 4, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
  %offset = "tosa.const_shape"() <{values = dense<[-1, -1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %border = "tosa.const_shape"() <{values = dense<[1, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %2 = "tosa.resize"(%l, %scale, %offset, %border) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  %3 = "tosa.resize"(%l, %scale, %offset, %border) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  return
}

func.func private @tosa.cond_if(%c: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.cond_if %c (%d = %x, %e = %y) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    %s = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %s : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    %s = tosa.sub %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %s : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

func.func private @tosa.while_loop(%x: tensor<4xi32>) -> tensor<4xi32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %one1 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
  %three = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %n, %r = tosa.while_loop (%i = %zero, %v = %x) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>) {
    %more = tosa.greater %three, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %more : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %v: tensor<4xi32>):
    %next = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %w = tosa.bitwise_xor %v, %one1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    tosa.yield %next, %w : tensor<i32>, tensor<4xi32>
  }
  return %r : tensor<4xi32>
}

// Shapes that are computed.
func.func private @tosa.shapes(%t: tensor<2x2xf32>) -> tensor<4x1xf32> {
  %one = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %two = "tosa.const_shape"() <{values = dense<2> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %four = tosa.mul_shape %two, %two : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %s = tosa.concat_shape %four, %one : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %r = tosa.reshape %t, %s : (tensor<2x2xf32>, !tosa.shape<2>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
