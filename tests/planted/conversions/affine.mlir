// A floor division of a negative number.
func.func @half(%x: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%x)
  return %r : index
}
func.func @main() {
  %x = arith.constant -5 : index
  %r = func.call @half(%x) : (index) -> index
  %shown = arith.index_cast %r : index to i64
  vector.print %shown : i64
  return
}
