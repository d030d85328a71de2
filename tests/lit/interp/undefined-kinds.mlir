// Kinds of undefined behaviour, one function each; and beside most of them what
// looks like it, and is none. undefined.mlir has those of control.
//
// RUN: for f in lane laneUnused insertLane exact notNaN shift slice transfer transferBelow maskedOff \
// RUN:          subview tensorElement negative overlapping linalgRace linalgInPlace \
// RUN:          linalgReduction forallRace ownBytes stackGone partlyWritten constant \
// RUN:          tosaShift tosaShiftUnused hugeBuffer noElements beyondBasis beyondNoBasis; do \
// RUN:   echo "$f:"; %scion interp %s --entry $f || true; done \
// RUN: | FileCheck %s
//
// A loop without an end runs into a limit, which is inconclusive.
// RUN: not %scion interp %s --entry endless --fuel 10000 | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: limit: {{.*}}: out of fuel

func.func private @printI64(i64)
memref.global "private" constant @fixed : memref<2xi32> = dense<[1, 2]>

// Poison per element.
// CHECK-LABEL: lane:
// CHECK-NEXT:  1: i64 2
// CHECK-NEXT:  undefined: vector.print {{.*}}: poison is shown
func.func @lane() {
  %a = arith.constant dense<[1, 2147483647]> : vector<2xi32>
  %b = arith.addi %a, %a overflow<nsw> : vector<2xi32>
  vector.print %b : vector<2xi32>
  return
}

// CHECK-LABEL: laneUnused:
// CHECK-NEXT:  1: i64 2
// CHECK-NEXT:  finished
func.func @laneUnused() {
  %a = arith.constant dense<[1, 2147483647]> : vector<2xi32>
  %b = arith.addi %a, %a overflow<nsw> : vector<2xi32>
  %r = vector.extract %b[0] : i32 from vector<2xi32>
  %w = arith.extsi %r : i32 to i64
  func.call @printI64(%w) : (i64) -> ()
  return
}

// CHECK-LABEL: insertLane:
// CHECK-NEXT:  undefined: vector.insert {{.*}}: there is no such element
func.func @insertLane() {
  %a = arith.constant dense<0> : vector<2xi32>
  %x = arith.constant 1 : i32
  %i = arith.constant 2 : index
  %b = vector.insert %x, %a[%i] : i32 into vector<2xi32>
  return
}

// Flags.
// CHECK-LABEL: exact:
// CHECK-NEXT:  undefined: func.call {{.*}}: poison is shown
func.func @exact() {
  %a = arith.constant 7 : i64
  %b = arith.constant 2 : i64
  %r = arith.divsi %a, %b exact : i64
  func.call @printI64(%r) : (i64) -> ()
  return
}

// CHECK-LABEL: notNaN:
// CHECK-NEXT:  undefined: vector.print {{.*}}: poison is shown
func.func @notNaN() {
  %a = arith.constant 0x7F800000 : f32
  %r = arith.subf %a, %a fastmath<nnan> : f32
  vector.print %r : f32
  return
}

// CHECK-LABEL: shift:
// CHECK-NEXT:  undefined: func.call {{.*}}: poison is shown
func.func @shift() {
  %a = arith.constant 1 : i64
  %b = arith.constant 64 : i64
  %r = arith.shli %a, %b : i64
  func.call @printI64(%r) : (i64) -> ()
  return
}

// Bounds.
// CHECK-LABEL: slice:
// CHECK-NEXT:  undefined: tensor.extract_slice {{.*}}: slice out of bounds
func.func @slice() {
  %t = arith.constant dense<0> : tensor<4xi32>
  %i = arith.constant 3 : index
  %s = tensor.extract_slice %t[%i] [2] [1] : tensor<4xi32> to tensor<2xi32>
  return
}

// CHECK-LABEL: transfer:
// CHECK-NEXT:  undefined: vector.transfer_read {{.*}} out of bounds
func.func @transfer() {
  %m = memref.get_global @fixed : memref<2xi32>
  %i = arith.constant 1 : index
  %p = arith.constant 0 : i32
  %v = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<2xi32>, vector<2xi32>
  return
}

// A transfer may leave its memory behind the end, not before the beginning.
// CHECK-LABEL: transferBelow:
// CHECK-NEXT:  undefined: vector.transfer_read {{.*}} out of bounds
func.func @transferBelow() {
  %m = memref.get_global @fixed : memref<2xi32>
  %i = arith.constant -1 : index
  %p = arith.constant 0 : i32
  %v = vector.transfer_read %m[%i], %p {in_bounds = [false]} : memref<2xi32>, vector<2xi32>
  return
}

// A lane that is off touches nothing.
// CHECK-LABEL: maskedOff:
// CHECK-NEXT:  1: i64 2
// CHECK-NEXT:  finished
func.func @maskedOff() {
  %m = memref.get_global @fixed : memref<2xi32>
  %i = arith.constant 1 : index
  %p = arith.constant dense<0> : vector<2xi32>
  %mask = vector.constant_mask [1] : vector<2xi1>
  %v = vector.maskedload %m[%i], %mask, %p : memref<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  %r = vector.extract %v[0] : i32 from vector<2xi32>
  %w = arith.extsi %r : i32 to i64
  func.call @printI64(%w) : (i64) -> ()
  return
}

// CHECK-LABEL: subview:
// CHECK-NEXT:  undefined: memref.{{subview|load}} {{.*}} out of bounds
func.func @subview() {
  %m = memref.alloca() : memref<4xi32>
  %n = arith.constant 3 : index
  %s = memref.subview %m[2] [%n] [1] : memref<4xi32> to memref<?xi32, strided<[1], offset: 2>>
  %i = arith.constant 2 : index
  %r = memref.load %s[%i] : memref<?xi32, strided<[1], offset: 2>>
  return
}

// CHECK-LABEL: tensorElement:
// CHECK-NEXT:  undefined: tensor.extract {{.*}}: access out of bounds
func.func @tensorElement() {
  %t = arith.constant dense<0> : tensor<4xi32>
  %i = arith.constant -1 : index
  %r = tensor.extract %t[%i] : tensor<4xi32>
  return
}

// CHECK-LABEL: negative:
// CHECK-NEXT:  undefined: memref.alloc {{.*}}: {{.*}}negative size
func.func @negative() {
  %n = arith.constant -1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  return
}

// CHECK-LABEL: overlapping:
// CHECK-NEXT:  undefined: memref.copy
func.func @overlapping() {
  %m = memref.alloca() : memref<4xi32>
  %a = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %b = memref.subview %m[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  memref.copy %a, %b : memref<3xi32, strided<[1]>> to memref<3xi32, strided<[1], offset: 1>>
  return
}

// Races.
#id = affine_map<(d0) -> (d0)>
#first = affine_map<(d0, d1) -> (d0)>
#both = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: linalgRace:
// CHECK-NEXT:  undefined: linalg.generic {{.*}}: iterations of a parallel loop race
func.func @linalgRace() {
  %c = arith.constant 1 : i32
  %m = memref.alloca() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  %a = memref.subview %m[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %b = memref.subview %m[1] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : memref<3xi32, strided<[1]>>) outs(%b : memref<3xi32, strided<[1], offset: 1>>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// CHECK-LABEL: linalgInPlace:
// CHECK-NEXT:  finished
func.func @linalgInPlace() {
  %c = arith.constant 1 : i32
  %m = memref.alloca() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%m : memref<4xi32>) outs(%m : memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// Iterations of a reduction come one after the other.
// CHECK-LABEL: linalgReduction:
// CHECK-NEXT:  finished
func.func @linalgReduction() {
  %c = arith.constant 1 : i32
  %m = memref.alloca() : memref<2x4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<2x4xi32>)
  %s = memref.subview %m[0, 0] [2, 1] [1, 1] : memref<2x4xi32> to memref<2xi32, strided<[4]>>
  linalg.generic {indexing_maps = [#both, #first], iterator_types = ["parallel", "reduction"]}
      ins(%m : memref<2x4xi32>) outs(%s : memref<2xi32, strided<[4]>>) {
  ^bb0(%x: i32, %y: i32):
    %z = arith.addi %x, %y : i32
    linalg.yield %z : i32
  }
  return
}

// CHECK-LABEL: forallRace:
// CHECK-NEXT:  undefined: memref.store {{.*}}: iterations of a parallel loop race
func.func @forallRace() {
  %c = arith.constant 1 : i32
  %i = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  scf.forall (%j) in (2) {
    memref.store %c, %m[%i] : memref<4xi32>
  }
  return
}

// CHECK-LABEL: ownBytes:
// CHECK-NEXT:  finished
func.func @ownBytes() {
  %c = arith.constant 1 : i8
  %m = memref.alloca() : memref<4xi8>
  scf.forall (%j) in (4) {
    memref.store %c, %m[%j] : memref<4xi8>
  }
  return
}

// Lifetimes.
// CHECK-LABEL: stackGone:
// CHECK-NEXT:  undefined: memref.load {{.*}}: use after free
func.func @stackGone() {
  %i = arith.constant 0 : index
  %m = memref.alloca_scope -> (memref<1xi32>) {
    %a = memref.alloca() : memref<1xi32>
    memref.alloca_scope.return %a : memref<1xi32>
  }
  %r = memref.load %m[%i] : memref<1xi32>
  return
}

// CHECK-LABEL: partlyWritten:
// CHECK-NEXT:  1: i64 1
// CHECK-NEXT:  undefined: vector.print {{.*}}: a value that was never written or settled is shown
func.func @partlyWritten() {
  %i = arith.constant 0 : index
  %c = arith.constant 1 : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %c, %m[%i] : memref<2xi32>
  %v = vector.load %m[%i] : memref<2xi32>, vector<2xi32>
  vector.print %v : vector<2xi32>
  return
}

// CHECK-LABEL: constant:
// CHECK-NEXT:  undefined: memref.store {{.*}}: write to a constant
func.func @constant() {
  %i = arith.constant 0 : index
  %c = arith.constant 1 : i32
  %m = memref.get_global @fixed : memref<2xi32>
  memref.store %c, %m[%i] : memref<2xi32>
  return
}

func.func @endless() {
  %c0 = arith.constant 0 : index
  %yes = arith.constant true
  scf.while : () -> () {
    scf.condition(%yes)
  } do {
    scf.yield
  }
  return
}

// TOSA's ops have no effects, so MLIR may compute a shift that nobody wants.
// CHECK-LABEL: tosaShift:
// CHECK-NEXT:  1: i64 4
// CHECK-NEXT:  undefined: vector.print {{.*}}: poison is shown
func.func @tosaShift() {
  %a = "tosa.const"() <{values = dense<[1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %by = "tosa.const"() <{values = dense<[2, 32]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = tosa.logical_left_shift %a, %by : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  %y = tensor.extract %r[%c1] : tensor<2xi32>
  vector.print %x : i32
  vector.print %y : i32
  return
}

// CHECK-LABEL: tosaShiftUnused:
// CHECK-NEXT:  finished
func.func @tosaShiftUnused() {
  %a = "tosa.const"() <{values = dense<[1, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %by = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %l = "tosa.arithmetic_right_shift"(%a, %a) <{round = true}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %m = tosa.mul %a, %a, %by : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// What does not fit this interpreter is a limit; what fits no machine is an error.
// CHECK-LABEL: hugeBuffer:
// CHECK-NEXT:  undefined: memref.alloc {{.*}}: an allocation that no machine has memory for
func.func @hugeBuffer() {
  %c = arith.constant 4611686018427387904 : index
  %m = memref.alloc(%c, %c) : memref<?x?xi8>
  return
}

// CHECK-LABEL: noElements:
// CHECK-NEXT:  finished
func.func @noElements() {
  %c0 = arith.constant 0 : index
  %c = arith.constant 4611686018427387904 : index
  %m = memref.alloc(%c, %c, %c0) : memref<?x?x?xi8>
  return
}

// The outer bound of a basis may be taken for one.
// CHECK-LABEL: beyondBasis:
// CHECK-NEXT:  undefined: vector.print {{.*}}: poison is shown
func.func @beyondBasis() {
  %c = arith.constant 6 : index
  %d:2 = affine.delinearize_index %c into (2, 3) : index, index
  vector.print %d#1 : index
  return
}

// CHECK-LABEL: beyondNoBasis:
// CHECK-NEXT:  1: u64 2
// CHECK-NEXT:  finished
func.func @beyondNoBasis() {
  %c = arith.constant 6 : index
  %d:2 = affine.delinearize_index %c into (3) : index, index
  vector.print %d#0 : index
  return
}
