// Negative padding is cut; a result of another size than its type says becomes an
// input. A partial tile needs a padding value.
//
// RUN: %scion recondition --pretty --report %s > %t 2> %t.report
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REPORT < %t.report
// RUN: %scion interp %t
// RUN: %scion recondition --check %t

// CHECK-LABEL: func.func @main
// CHECK: %[[CUT:.*]] = arith.remui %{{.*}}, %c1025
// CHECK: tensor.pad %{{.*}} low[%[[CUT]]] high[1]
// CHECK: linalg.pack {{.*}} padding_value
// REPORT: pads: @main: tensor.pad {{.*}}: padding cut
// REPORT-NEXT: results: @main: tensor.pad {{.*}}: replaced: another size than stated
// REPORT-NEXT: pads: @main: linalg.pack {{.*}}: a padding value for a partial tile
memref.global @amounts : memref<2xindex> = dense<[-3, 1]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.get_global @amounts : memref<2xindex>
  %bad = memref.load %m[%c0] : memref<2xindex>
  %good = memref.load %m[%c1] : memref<2xindex>
  %t = tensor.splat %v[%good] : tensor<?xi32>
  %0 = tensor.pad %t low[%bad] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<?xi32>
  %1 = tensor.pad %t low[%good] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<?xi32> to tensor<5xi32>
  %seven = tensor.splat %v : tensor<7xi32>
  %part = tensor.cast %seven : tensor<7xi32> to tensor<?xi32>
  %tiles = tensor.splat %v : tensor<2x4xi32>
  %2 = linalg.pack %part inner_dims_pos = [0] inner_tiles = [4] into %tiles : tensor<?xi32> -> tensor<2x4xi32>
  return
}
