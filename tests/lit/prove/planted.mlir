// The planted rewrites of integers, indices and memory (docs/measurements/PlantedBugs.md) as
// functions of variables: each wrong one refutes its function, and its right
// near miss changes it and is proved.
//
// RUN: for name in narrow-unsigned strict-compare compare-bits shift-factor peel-last hoist-invariant drop-carried drop-dead-store free-early share-load forward-store infer-in-bounds plain-apply; do \
// RUN:   for pass in $name $name-right; do \
// RUN:     env SCION_PLUGINS=%plugins/Planted.so SCION_PLANTED=planted-$pass \
// RUN:       %scion prove %s --through planted-$pass; echo "$pass: $?"; done; \
// RUN: done > %t
// RUN: for name in arith vector memref; do \
// RUN:   for pass in $name $name-right; do \
// RUN:     env SCION_PLUGINS=%plugins/PlantedConversions.so SCION_PLANTED=planted-convert-$pass \
// RUN:       %scion prove %s --through planted-convert-$pass; echo "$pass: $?"; done; \
// RUN: done >> %t
// RUN: for pass in latent-no-wrap latent-no-wrap-right; do \
// RUN:   env SCION_PLUGINS=%plugins/PlantedLatent.so SCION_PLANTED=planted-$pass \
// RUN:     %scion prove %s --through planted-$pass; echo "$pass: $?"; \
// RUN: done >> %t
// RUN: FileCheck %s < %t

// CHECK: @narrow_unsigned: planted-narrow-unsigned: refuted
// CHECK: narrow-unsigned: 1
// CHECK: @narrow_unsigned: planted-narrow-unsigned-right: proved
// CHECK: narrow-unsigned-right: 0
func.func @narrow_unsigned(%a: i8, %b: i8) -> (i1, i32) {
  %0 = arith.extui %a : i8 to i16
  %1 = arith.extui %b : i8 to i16
  %2 = arith.cmpi slt, %0, %1 : i16
  %3 = arith.extsi %0 : i16 to i32
  return %2, %3 : i1, i32
}

// CHECK: @strict_compare: planted-strict-compare: refuted
// CHECK: @strict_compare_inside: planted-strict-compare: proved
// CHECK: strict-compare: 1
// CHECK: @strict_compare_inside: planted-strict-compare-right: proved
// CHECK: strict-compare-right: 0
func.func @strict_compare(%a: i8) -> i1 {
  %least = arith.constant -128 : i8
  %0 = arith.cmpi slt, %a, %least : i8
  return %0 : i1
}
func.func @strict_compare_inside(%a: index) -> i1 {
  %five = arith.constant 5 : index
  %0 = arith.cmpi ult, %a, %five : index
  return %0 : i1
}

// CHECK: @compare_bits: planted-compare-bits: refuted
// CHECK: compare-bits: 1
// CHECK: @compare_bits: planted-compare-bits-right: proved
// CHECK: compare-bits-right: 0
func.func @compare_bits(%a: i1, %b: i1) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i1
  return %0 : i1
}

// CHECK: @shift_factor: planted-shift-factor: refuted
// CHECK: @shift_factor_positive: planted-shift-factor: proved
// CHECK: shift-factor: 1
// CHECK: @shift_factor_positive: planted-shift-factor-right: proved
// CHECK: shift-factor-right: 0
func.func @shift_factor(%a: i32) -> i32 {
  %factor = arith.constant -4 : i32
  %0 = arith.muli %a, %factor : i32
  return %0 : i32
}
func.func @shift_factor_positive(%a: index) -> index {
  %factor = arith.constant 16 : index
  %0 = arith.muli %a, %factor : index
  return %0 : index
}

// CHECK: @peel_last: planted-peel-last: refuted
// CHECK: peel-last: 1
// CHECK: @peel_last: planted-peel-last-right: proved
// CHECK: peel-last-right: 0
func.func @peel_last(%a: index, %b: index) -> index {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : index
  %two = arith.constant 2 : index
  %0 = scf.for %i = %zero to %five step %two iter_args(%x = %a) -> index {
    %1 = index.mul %x, %b
    %2 = index.add %1, %i
    scf.yield %2 : index
  }
  return %0 : index
}

// CHECK: @hoist_invariant: planted-hoist-invariant: refuted
// CHECK: @hoist_invariant_runs: planted-hoist-invariant: proved
// CHECK: hoist-invariant: 1
// CHECK: @hoist_invariant_runs: planted-hoist-invariant-right: proved
// CHECK: hoist-invariant-right: 0
func.func @hoist_invariant(%a: i32, %b: i32) -> i32 {
  %five = arith.constant 5 : index
  %one = arith.constant 1 : index
  %0 = scf.for %i = %five to %five step %one iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  return %0 : i32
}
func.func @hoist_invariant_runs(%a: i32, %b: i32) -> i32 {
  %four = arith.constant 4 : index
  %five = arith.constant 5 : index
  %one = arith.constant 1 : index
  %0 = scf.for %i = %four to %five step %one iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  return %0 : i32
}

// CHECK: @drop_carried: planted-drop-carried: refuted
// CHECK: drop-carried: 1
// CHECK: @drop_carried_same: planted-drop-carried-right: proved
// CHECK: drop-carried-right: 0
func.func @drop_carried(%a: i32, %b: i32) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %one = arith.constant 1 : index
  %0:2 = scf.for %i = %zero to %three step %one iter_args(%x = %a, %y = %b) -> (i32, i32) {
    scf.yield %y, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @drop_carried_same(%a: i32, %b: i32) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %one = arith.constant 1 : index
  %0:2 = scf.for %i = %zero to %three step %one iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %1 = arith.addi %x, %y : i32
    scf.yield %x, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: @drop_dead_store: planted-drop-dead-store: refuted
// CHECK: drop-dead-store: 1
// CHECK: @drop_dead_store_same: planted-drop-dead-store-right: proved
// CHECK: drop-dead-store-right: 0
func.func @drop_dead_store(%m: memref<2x2xi32>, %a: i32, %b: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  memref.store %a, %m[%zero, %one] : memref<2x2xi32>
  memref.store %b, %m[%one, %one] : memref<2x2xi32>
  return
}
func.func @drop_dead_store_same(%m: memref<2x2xi32>, %a: i32, %b: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  memref.store %a, %m[%zero, %one] : memref<2x2xi32>
  memref.store %b, %m[%zero, %one] : memref<2x2xi32>
  return
}

// CHECK: @free_early: planted-free-early: refuted
// CHECK: free-early: 1
// CHECK: @free_early: planted-free-early-right: proved
// CHECK: free-early-right: 0
func.func @free_early(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : index
  %buffer = memref.alloc() : memref<4xi32>
  memref.store %a, %buffer[%zero] : memref<4xi32>
  %view = memref.cast %buffer : memref<4xi32> to memref<?xi32>
  %0 = memref.load %view[%zero] : memref<?xi32>
  %1 = arith.addi %0, %b : i32
  memref.dealloc %buffer : memref<4xi32>
  return %1 : i32
}

// CHECK: @share_load: planted-share-load: refuted
// CHECK: @share_load_only: planted-share-load: proved
// CHECK: share-load: 1
// CHECK: @share_load_only: planted-share-load-right: proved
// CHECK: share-load-right: 0
func.func @share_load(%m: memref<4xi32>, %a: i32) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %view = memref.cast %m : memref<4xi32> to memref<?xi32>
  %0 = memref.load %m[%zero] : memref<4xi32>
  memref.store %a, %view[%zero] : memref<?xi32>
  %1 = memref.load %m[%zero] : memref<4xi32>
  return %0, %1 : i32, i32
}
func.func @share_load_only(%m: memref<4xi32>, %a: i32) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %0 = memref.load %m[%zero] : memref<4xi32>
  %1 = memref.load %m[%zero] : memref<4xi32>
  return %0, %1 : i32, i32
}

// CHECK: @forward_store: planted-forward-store: refuted
// CHECK: @forward_store_same: planted-forward-store: proved
// CHECK: forward-store: 1
// CHECK: @forward_store_same: planted-forward-store-right: proved
// CHECK: forward-store-right: 0
func.func @forward_store(%m: memref<4xi32>, %a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : index
  %view = memref.cast %m : memref<4xi32> to memref<?xi32>
  memref.store %a, %m[%zero] : memref<4xi32>
  memref.store %b, %view[%zero] : memref<?xi32>
  %0 = memref.load %m[%zero] : memref<4xi32>
  return %0 : i32
}
func.func @forward_store_same(%m: memref<4xi32>, %a: i32) -> i32 {
  %zero = arith.constant 0 : index
  memref.store %a, %m[%zero] : memref<4xi32>
  %0 = memref.load %m[%zero] : memref<4xi32>
  return %0 : i32
}

// CHECK: @infer_in_bounds: planted-infer-in-bounds: refuted
// CHECK: infer-in-bounds: 1
// CHECK: @infer_in_bounds_inside: planted-infer-in-bounds-right: proved
// CHECK: infer-in-bounds-right: 0
func.func @infer_in_bounds(%m: memref<8xi32>, %padding: i32) -> vector<4xi32> {
  %six = arith.constant 6 : index
  %0 = vector.transfer_read %m[%six], %padding : memref<8xi32>, vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @infer_in_bounds_inside(%m: memref<8xi32>, %padding: i32) -> vector<4xi32> {
  %four = arith.constant 4 : index
  %0 = vector.transfer_read %m[%four], %padding : memref<8xi32>, vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK: @plain_apply: planted-plain-apply: refuted
// CHECK: plain-apply: 1
// CHECK: @plain_apply: planted-plain-apply-right: proved
// CHECK: plain-apply-right: 0
func.func @plain_apply(%a: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%a)
  return %0 : index
}

// CHECK: @convert_arith: planted-convert-arith: refuted
// CHECK: arith: 1
// CHECK: @convert_arith: planted-convert-arith-right: proved
// CHECK: arith-right: 0
func.func @convert_arith(%a: i32, %b: i32) -> i32 {
  %0 = arith.minsi %a, %b : i32
  return %0 : i32
}

// CHECK: @convert_vector: planted-convert-vector: refuted
// CHECK: vector: 1
// CHECK: @convert_vector: planted-convert-vector-right: proved
// CHECK: vector-right: 0
func.func @convert_vector(%a: vector<4xi32>, %b: i32) -> i32 {
  %0 = vector.reduction <add>, %a, %b : vector<4xi32> into i32
  return %0 : i32
}

// CHECK: @convert_memref: planted-convert-memref: refuted
// CHECK: memref: 1
// CHECK: @convert_memref: planted-convert-memref-right: proved
// CHECK: memref-right: 0
func.func @convert_memref(%m: memref<4xi32>, %a: i32) -> (i32, i32) {
  %three = arith.constant 3 : index
  %zero = arith.constant 0 : index
  %copy = memref.alloc() : memref<4xi32>
  memref.store %a, %copy[%three] : memref<4xi32>
  memref.copy %m, %copy : memref<4xi32> to memref<4xi32>
  %0 = memref.load %copy[%zero] : memref<4xi32>
  %1 = memref.load %copy[%three] : memref<4xi32>
  memref.dealloc %copy : memref<4xi32>
  return %0, %1 : i32, i32
}

// CHECK: @latent_no_wrap: planted-latent-no-wrap: refuted
// CHECK: latent-no-wrap: 1
// CHECK: @latent_no_wrap_half: planted-latent-no-wrap-right: proved
// CHECK: latent-no-wrap-right: 0
func.func @latent_no_wrap(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  return %0 : i32
}
func.func @latent_no_wrap_half(%a: i8, %b: i8) -> i16 {
  %0 = arith.extsi %a : i8 to i16
  %1 = arith.extsi %b : i8 to i16
  %2 = arith.muli %0, %1 : i16
  return %2 : i16
}
