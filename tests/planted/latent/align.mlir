// One vector begins with its buffer, and one in the middle of it.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %b = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32xi32>
  linalg.fill ins(%one : i32) outs(%b : memref<32xi32>)
  %first = vector.load %b[%c0] : memref<32xi32>, vector<8xi32>
  %sum = vector.reduction <add>, %first : vector<8xi32> into i32
  vector.print %sum : i32
  %inner = vector.load %b[%c3] : memref<32xi32>, vector<8xi32>
  %s = vector.reduction <add>, %inner : vector<8xi32> into i32
  vector.print %s : i32
  memref.dealloc %b : memref<32xi32>
  return
}
