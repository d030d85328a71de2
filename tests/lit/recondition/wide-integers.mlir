// Integers of more than 64 bits are in scope, but have no ranges: what is made
// of one (by trunci, an index cast, as a size) may be anything, and guards on
// them are recognized by what they look like.
// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition --pretty %s | %scion recondition --check -

// CHECK-LABEL: func.func @cut_off
func.func @cut_off(%wide: i128, %odd: i65, %a: i64) -> (i64, i64) {
  // CHECK: %[[LOW:.*]] = arith.trunci %{{.*}} : i128 to i64
  %low = arith.trunci %wide : i128 to i64
  // CHECK: %[[GUARDED:.*]] = arith.select %{{.*}}, %{{.*}}, %[[LOW]] : i64
  // CHECK: arith.divsi %{{.*}}, %[[GUARDED]] : i64
  %0 = arith.divsi %a, %low : i64
  // CHECK: %[[AMOUNT:.*]] = arith.trunci %{{.*}} : i65 to i64
  %amount = arith.trunci %odd : i65 to i64
  // CHECK: %[[MASKED:.*]] = arith.andi %[[AMOUNT]], %{{.*}} : i64
  // CHECK: arith.shli %{{.*}}, %[[MASKED]] : i64
  %1 = arith.shli %a, %amount : i64
  return %0, %1 : i64, i64
}

// CHECK-LABEL: func.func @as_index
func.func @as_index(%wide: i128, %odd: i65, %table: memref<10xi128>) -> (i128, i128) {
  // CHECK: %[[I:.*]] = arith.index_cast %{{.*}} : i128 to index
  // CHECK: %[[IN:.*]] = arith.remui %[[I]], %{{.*}} : index
  // CHECK: memref.load %{{.*}}[%[[IN]]]
  %i = arith.index_cast %wide : i128 to index
  %0 = memref.load %table[%i] : memref<10xi128>
  // CHECK: %[[J:.*]] = arith.index_castui %{{.*}} : i65 to index
  // CHECK: %[[JN:.*]] = arith.remui %[[J]], %{{.*}} : index
  // CHECK: memref.load %{{.*}}[%[[JN]]]
  %j = arith.index_castui %odd : i65 to index
  %1 = memref.load %table[%j] : memref<10xi128>
  return %0, %1 : i128, i128
}

// CHECK-LABEL: func.func @operations
func.func @operations(%a: i128, %b: i65, %table: memref<4xi128>) -> (i128, i65, i128) {
  %minusOne = arith.constant -1 : i128
  // CHECK: arith.maxui %{{.*}} : i65
  // CHECK: arith.remui %{{.*}} : i65
  %0 = arith.remui %b, %b : i65
  // CHECK: arith.maxsi %{{.*}} : i128
  // CHECK: arith.floordivsi %{{.*}} : i128
  %1 = arith.floordivsi %a, %minusOne : i128
  // CHECK: arith.andi %{{.*}} : i128
  // CHECK: arith.shrsi %{{.*}} : i128
  %2 = arith.shrsi %1, %a : i128
  return %2, %0, %1 : i128, i65, i128
}

// CHECK-LABEL: func.func @lanes
func.func @lanes(%where: vector<4xi128>, %table: memref<10xi32>) -> vector<4xi32> {
  %zero = arith.constant 0 : index
  %mask = arith.constant dense<true> : vector<4xi1>
  %none = arith.constant dense<0> : vector<4xi32>
  // CHECK: %[[CUT:.*]] = arith.remui %{{.*}} : vector<4xi128>
  // CHECK: vector.gather %{{.*}}[%{{.*}}] [%[[CUT]]]
  %0 = vector.gather %table[%zero] [%where], %mask, %none : memref<10xi32>, vector<4xi128>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}

// A size that no index holds: nothing is known of it.
// CHECK-LABEL: func.func @huge_size
func.func @huge_size() {
  %huge = arith.constant 170141183460469231731 : i128
  %size = arith.index_cast %huge : i128 to index
  %one = arith.constant 1 : index
  %bound = arith.minui %size, %one : index
  // CHECK: scf.for
  scf.for %i = %one to %bound step %one {
    vector.print %i : index
  }
  return
}
