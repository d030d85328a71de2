// The last place, behind an insertion at the first: vector.extract of
// vector.insert.
func.func @hide(%x: vector<4xi16>) -> vector<4xi16> attributes {no_inline} {
  return %x : vector<4xi16>
}
func.func @main() {
  %list = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %new = arith.constant 9 : i16
  %value = func.call @hide(%list) : (vector<4xi16>) -> vector<4xi16>
  %with = vector.insert %new, %value[0] : i16 into vector<4xi16>
  %hidden = func.call @hide(%with) : (vector<4xi16>) -> vector<4xi16>
  %a = vector.extract %with[3] : i16 from vector<4xi16>
  %b = vector.extract %hidden[3] : i16 from vector<4xi16>
  return
}
