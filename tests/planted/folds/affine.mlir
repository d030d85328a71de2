// -1 modulo 5 is 4: affine.apply of a constant.
func.func @hide(%x: index) -> index attributes {no_inline} {
  return %x : index
}
func.func @main() {
  %number = arith.constant -1 : index
  %hidden = func.call @hide(%number) : (index) -> index
  %a = affine.apply affine_map<(d0) -> (d0 mod 5)>(%number)
  %b = affine.apply affine_map<(d0) -> (d0 mod 5)>(%hidden)
  return
}
