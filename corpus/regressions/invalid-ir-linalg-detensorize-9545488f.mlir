// kind: invalid-ir
// culprit: linalg-detensorize
// bad: '--pass-pipeline=builtin.module(func.func(linalg-detensorize))'
// The way back does what the first block does.
func.func @main() {
  %false = arith.constant false
  cf.br ^head
^head:
  cf.cond_br %false, ^again, ^done
^again:
  cf.br ^head
^done:
  return
}
