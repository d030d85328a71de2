// An empty buffer: memref.dim of memref.alloc.
func.func @hide(%x: memref<?xi32>) -> memref<?xi32> attributes {no_inline} {
  return %x : memref<?xi32>
}
func.func @main() {
  %none = arith.constant 0 : index
  %buffer = memref.alloc(%none) : memref<?xi32>
  %hidden = func.call @hide(%buffer) : (memref<?xi32>) -> memref<?xi32>
  %a = memref.dim %buffer, %none : memref<?xi32>
  %b = memref.dim %hidden, %none : memref<?xi32>
  memref.dealloc %buffer : memref<?xi32>
  return
}
