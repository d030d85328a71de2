// What @main computes and nobody uses is shown at its end: numbers by a call,
// shaped values element by element. What the program prints already, constants,
// and what may be undefined are left alone.
//
// RUN: %scion observe --seed 1 --only-at-end %s | FileCheck %s
//
// Values that others use are shown for some seeds; a buffer before it is freed.
// RUN: for seed in 1 2 3 4 5 6; do %scion observe --only-at-end --seed $seed %s; done \
// RUN:   | FileCheck --check-prefix FREED %s
//
// A second time there is nothing to add.
// RUN: %scion observe --seed 1 %s > %t.once
// RUN: %scion observe --seed 1 %t.once | diff %t.once -

// CHECK: func.func @main
// CHECK: %[[INTEGER:.*]] = memref.load
// CHECK: %[[PRINTED:.*]] = arith.extsi
// CHECK-NEXT: call @printI64(%[[PRINTED]])
// CHECK: %[[FLOAT:.*]] = arith.sitofp
// CHECK: %[[EMPTY:.*]] = tensor.empty
// CHECK: %[[PART:.*]] = tensor.insert
// CHECK: %[[FULL:.*]] = linalg.fill
// CHECK: memref.alloc()
// CHECK-NOT: call @scion_show_i64(%[[PRINTED]])
// CHECK-NOT: tensor.extract %[[PART]]
// CHECK-NOT: tensor.extract %[[EMPTY]]
// CHECK: call @scion_show_f32(%[[FLOAT]])
// CHECK: %[[ELEMENT:.*]] = tensor.extract %[[FULL]]
// CHECK-NEXT: call @scion_show_i32(%[[ELEMENT]])
// CHECK: return
//
// CHECK: func.func private @scion_show_f32(%[[ARG:.*]]: f32) attributes {no_inline}
// CHECK: call @printF32(%[[ARG]])
// CHECK: %[[BITS:.*]] = arith.bitcast %[[ARG]] : f32 to i32
// CHECK: arith.cmpi ugt
// CHECK: call @printI64
//
// FREED: %[[BUFFER:.*]] = memref.alloc()
// FREED: memref.load %[[BUFFER]]
// FREED: call @scion_show_f64
// FREED: memref.dealloc %[[BUFFER]]

func.func @main() {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @numbers : memref<2xi16>
  %integer = memref.load %g[%c0] : memref<2xi16>
  %printed = arith.extsi %integer : i16 to i64
  func.call @printI64(%printed) : (i64) -> ()
  %float = arith.sitofp %integer : i16 to f32

  // Half written: not shown.
  %empty = tensor.empty() : tensor<4xi32>
  %seven = arith.constant 7 : i32
  %part = tensor.insert %seven into %empty[%c0] : tensor<4xi32>
  %full = linalg.fill ins(%seven : i32) outs(%empty : tensor<4xi32>) -> tensor<4xi32>

  %freed = memref.alloc() : memref<64xf64>
  %zero = arith.constant 0.0 : f64
  linalg.fill ins(%zero : f64) outs(%freed : memref<64xf64>)
  memref.dealloc %freed : memref<64xf64>
  return
}
func.func private @printI64(i64)
memref.global "private" @numbers : memref<2xi16> = dense<[-3, 5]>
