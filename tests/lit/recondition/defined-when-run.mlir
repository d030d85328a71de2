// What is safe or not only when it runs is called with sizes that fit, and the
// reference semantics say whether it is defined. Then no function is dropped, and
// nothing is left to do.
//
// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion run %s --paths 3 | FileCheck %s --check-prefix=JUDGED
// JUDGED: comparisons agree

// CHECK-LABEL: func.func @expand
// CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [%{{.*}}, 4]
func.func @expand(%t: tensor<?xf32>, %a: index) -> tensor<?x4xf32> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%a, 4]
    : tensor<?xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @insert
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%{{.*}}, 2] [%{{.*}}, 5] [1, 1]
func.func @insert(%t: tensor<?x5xi32>, %d: tensor<?x?xi32>, %at: index,
                  %size: index) -> tensor<?x?xi32> {
  %0 = tensor.insert_slice %t into %d[%at, 2] [%size, 5] [1, 1]
    : tensor<?x5xi32> into tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// CHECK-LABEL: func.func @pack
// CHECK: linalg.pack %{{.*}} inner_dims_pos = [0, 1] inner_tiles = [2, 3] into
func.func @pack(%t: tensor<?x?xi32>, %d: tensor<?x?x2x3xi32>)
    -> tensor<?x?x2x3xi32> {
  %0 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d
    : tensor<?x?xi32> -> tensor<?x?x2x3xi32>
  return %0 : tensor<?x?x2x3xi32>
}

// The sizes are indices that passes cannot know.
// CHECK: func.func @main
// CHECK: memref.get_global @scion_number_
