// kind: invalid-ir
// culprit: lower-affine
// bad: --lower-affine
// No dimension is one turn.
func.func @main() {
  %c = arith.constant 5 : index
  affine.parallel () = () to () {
    vector.print %c : index
  }
  return
}
