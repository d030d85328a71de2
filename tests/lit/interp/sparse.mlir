// UNSUPPORTED: mlir-24
// RUN: %scion interp %s | FileCheck %s
// RUN: not %scion interp %s --entry minus_zero | FileCheck %s --check-prefix=ZERO
// RUN: not %scion interp %s --entry infinity | FileCheck %s --check-prefix=INFINITY
// RUN: not %scion interp %s --entry out_of_order | FileCheck %s --check-prefix=ORDER
// RUN: not %scion interp %s --entry not_known | FileCheck %s --check-prefix=KNOWN
// RUN: not %scion interp %s --entry in_place | FileCheck %s --check-prefix=PLACE
// ZERO: unsupported: sparse_tensor.convert {{.*}}: an element for which it is open whether it is stored
// INFINITY: unsupported: linalg.generic {{.*}}: a -0, an infinity or a NaN beside elements that are not stored
// ORDER: unsupported: tensor.insert {{.*}}: an insertion that is not in the order of the levels
// KNOWN: unsupported: sparse_tensor.number_of_entries {{.*}}: which elements the tensor stores is not known
// PLACE: unsupported: tensor.extract {{.*}}: a tensor whose values were written in place
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#LC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#id = affine_map<(i) -> (i)>

func.func private @show(%m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xindex>
    vector.print %v : index
  }
  vector.print str "."
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d = arith.constant dense<[[0, 7, 0, 8], [0, 0, 0, 0], [9, 0, 0, 5]]> : tensor<3x4xi64>
  // The arrays of the levels.
  %a = sparse_tensor.convert %d : tensor<3x4xi64> to tensor<3x4xi64, #CSR>
  %p = sparse_tensor.positions %a { level = 1 : index } : tensor<3x4xi64, #CSR> to memref<?xindex>
  %q = sparse_tensor.coordinates %a { level = 1 : index } : tensor<3x4xi64, #CSR> to memref<?xindex>
  // CHECK-COUNT-1: u64 0
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: u64 4
  call @show(%p) : (memref<?xindex>) -> ()
  // CHECK: u64 1
  // CHECK-NEXT: u64 3
  // CHECK-NEXT: u64 0
  // CHECK-NEXT: u64 3
  call @show(%q) : (memref<?xindex>) -> ()
  %b = sparse_tensor.convert %d : tensor<3x4xi64> to tensor<3x4xi64, #COO>
  %l = sparse_tensor.coordinates_buffer %b : tensor<3x4xi64, #COO> to memref<?xindex>
  // CHECK: u64 0
  // CHECK-NEXT: u64 1
  // CHECK-NEXT: u64 0
  // CHECK-NEXT: u64 3
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: u64 0
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: u64 3
  call @show(%l) : (memref<?xindex>) -> ()
  %e = sparse_tensor.convert %a : tensor<3x4xi64, #CSR> to tensor<3x4xi64, #LC>
  %r = sparse_tensor.positions %e { level = 1 : index } : tensor<3x4xi64, #LC> to memref<?xindex>
  // CHECK: u64 0
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: u64 4
  call @show(%r) : (memref<?xindex>) -> ()
  // Values that are written are loaded.
  %v = sparse_tensor.values %a : tensor<3x4xi64, #CSR> to memref<?xi64>
  %c100 = arith.constant 100 : i64
  memref.store %c100, %v[%c2] : memref<?xi64>
  %w = sparse_tensor.load %a : tensor<3x4xi64, #CSR>
  %x = tensor.extract %w[%c2, %c0] : tensor<3x4xi64, #CSR>
  // CHECK: i64 100
  vector.print %x : i64
  // A loop over the columns of the other matrix, level by level.
  %f = sparse_tensor.convert %d : tensor<3x4xi64> to tensor<3x4xi64, #CSC>
  %s = sparse_tensor.extract_iteration_space %f lvls = 0 to 2 : tensor<3x4xi64, #CSC>
      -> !sparse_tensor.iter_space<#CSC, lvls = 0 to 2>
  // CHECK-NEXT: u64 0
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: i64 9
  // CHECK-NEXT: u64 1
  // CHECK-NEXT: u64 0
  // CHECK-NEXT: i64 7
  // CHECK-NEXT: u64 3
  // CHECK-NEXT: u64 0
  // CHECK-NEXT: i64 8
  // CHECK-NEXT: u64 3
  // CHECK-NEXT: u64 2
  // CHECK-NEXT: i64 5
  sparse_tensor.iterate %it in %s at(%i, %j) : !sparse_tensor.iter_space<#CSC, lvls = 0 to 2> {
    %y = sparse_tensor.extract_value %f at %it : tensor<3x4xi64, #CSC>, !sparse_tensor.iterator<#CSC, lvls = 0 to 2>
    vector.print %i : index
    vector.print %j : index
    vector.print %y : i64
  }
  // A custom reduction, of what is stored only.
  %g = arith.constant dense<[0, 3, 0, -2]> : tensor<4xi64>
  %h = sparse_tensor.convert %g : tensor<4xi64> to tensor<4xi64, #SV>
  %one = arith.constant 1 : i64
  %init = arith.constant dense<1> : tensor<i64>
  %k = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%h : tensor<4xi64, #SV>) outs(%init : tensor<i64>) {
  ^bb0(%y: i64, %o: i64):
    %m = sparse_tensor.reduce %o, %y, %one : i64 {
    ^bb0(%t: i64, %u: i64):
      %z = arith.muli %t, %u : i64
      sparse_tensor.yield %z : i64
    }
    linalg.yield %m : i64
  } -> tensor<i64>
  %o = tensor.extract %k[] : tensor<i64>
  // CHECK-NEXT: i64 -6
  vector.print %o : i64
  // Buffers grow; pairs are sorted by their second number.
  %alloc = memref.alloc(%c1) : memref<?xindex>
  %b0, %s0 = sparse_tensor.push_back %c0, %alloc, %c3 : index, memref<?xindex>, index
  %b1, %s1 = sparse_tensor.push_back %s0, %b0, %c2 : index, memref<?xindex>, index
  %b2, %s2 = sparse_tensor.push_back %s1, %b1, %c1, %c2 : index, memref<?xindex>, index, index
  sparse_tensor.sort hybrid_quick_sort %c2, %b2 { perm_map = affine_map<(i, j) -> (j, i)> } : memref<?xindex>
  // CHECK-NEXT: u64 1
  // CHECK-NEXT: u64 1
  // CHECK-NEXT: u64 3
  // CHECK-NEXT: u64 2
  scf.for %i = %c0 to %s2 step %c1 {
    %y = memref.load %b2[%i] : memref<?xindex>
    vector.print %y : index
  }
  // CHECK-NEXT: finished
  return
}

func.func @minus_zero() {
  %d = arith.constant dense<[1.0, -0.0]> : tensor<2xf64>
  %a = sparse_tensor.convert %d : tensor<2xf64> to tensor<2xf64, #SV>
  return
}

func.func @infinity() {
  %d = arith.constant dense<[1.0, 0.0]> : tensor<2xf64>
  %x = arith.constant dense<[1.0, 0x7FF0000000000000]> : tensor<2xf64>
  %a = sparse_tensor.convert %d : tensor<2xf64> to tensor<2xf64, #SV>
  %e = tensor.empty() : tensor<2xf64>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %x : tensor<2xf64, #SV>, tensor<2xf64>) outs(%e : tensor<2xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %m = arith.mulf %p, %q : f64
    linalg.yield %m : f64
  } -> tensor<2xf64>
  return
}

func.func @out_of_order() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1 : i64
  %e = tensor.empty() : tensor<2xi64, #SV>
  %a = tensor.insert %v into %e[%c1] : tensor<2xi64, #SV>
  %b = tensor.insert %v into %a[%c0] : tensor<2xi64, #SV>
  return
}

func.func @not_known() {
  %d = arith.constant dense<[1, 0]> : tensor<2xi64>
  %a = sparse_tensor.convert %d : tensor<2xi64> to tensor<2xi64, #SV>
  %e = tensor.empty() : tensor<2xi64, #SV>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<2xi64, #SV>) outs(%e : tensor<2xi64, #SV>) {
  ^bb0(%p: i64, %o: i64):
    %m = arith.subi %p, %p : i64
    linalg.yield %m : i64
  } -> tensor<2xi64, #SV>
  %n = sparse_tensor.number_of_entries %r : tensor<2xi64, #SV>
  return
}

func.func @in_place() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : i64
  %d = arith.constant dense<[1, 0]> : tensor<2xi64>
  %a = sparse_tensor.convert %d : tensor<2xi64> to tensor<2xi64, #SV>
  %v = sparse_tensor.values %a : tensor<2xi64, #SV> to memref<?xi64>
  memref.store %c5, %v[%c0] : memref<?xi64>
  %x = tensor.extract %a[%c0] : tensor<2xi64, #SV>
  return
}
