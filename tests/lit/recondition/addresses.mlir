// RUN: %scion recondition --pretty %s | FileCheck %s
// RUN: %scion recondition %s | %scion recondition --check -
// RUN: %scion recondition --report %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REPORT
// An address becomes a number; strides are shown where the type says them.

// CHECK-LABEL: func.func @address
// CHECK-NOT: extract_aligned_pointer
// CHECK: %[[A:.*]] = arith.constant 1073741824 : index
// CHECK: return %[[A]]
func.func @address(%m: memref<4xi32>) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  return %0 : index
}

// CHECK-LABEL: func.func @strides
// CHECK: memref.extract_strided_metadata
func.func @strides(%m: memref<?x4xi32>) -> (index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xi32> -> memref<i32>, index, index, index, index, index
  return %o, %t#0 : index, index
}

// REPORT: dropped the function: memref.extract_strided_metadata: strides that paths may choose
func.func @chosen(%m: memref<?xi32, strided<[?]>>) -> index {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xi32, strided<[?]>> -> memref<i32>, index, index, index
  return %t : index
}
