// kind: crash
// culprit: parse
// bad:
func.func @f(%c: vector<4xi1>, %a: i1, %b: i1) -> i1 {
  %0 = "arith.select"(%c, %a, %b) : (vector<4xi1>, i1, i1) -> i1
  return %0 : i1
}
