// kind: miscompile
// culprit: lower-vector-multi-reduction
// expect: ( ( 4, 6 ) )
// bad: --pass-pipeline="builtin.module(func.func(lower-vector-multi-reduction))" PLAIN
func.func private @sum(%a: vector<1x2xi32>, %b: vector<1x2xi32>) -> vector<1x2xi32> {
  %r = vector.multi_reduction <add>, %a, %b [] : vector<1x2xi32> to vector<1x2xi32>
  return %r : vector<1x2xi32>
}
func.func @main() {
  %a = arith.constant dense<[[1, 2]]> : vector<1x2xi32>
  %b = arith.constant dense<[[3, 4]]> : vector<1x2xi32>
  %r = func.call @sum(%a, %b) : (vector<1x2xi32>, vector<1x2xi32>) -> vector<1x2xi32>
  vector.print %r : vector<1x2xi32>
  return
}
