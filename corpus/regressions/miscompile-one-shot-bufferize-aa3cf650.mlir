// kind: miscompile
// culprit: one-shot-bufferize
// expect: 3
// expect: 5
// good: --one-shot-bufferize=copy-before-write=1 PLAIN
// bad: --one-shot-bufferize PLAIN
func.func @main() {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i64
  %five = arith.constant 5 : i64
  %e = tensor.empty() : tensor<2xi64>
  %a = linalg.fill ins(%three : i64) outs(%e : tensor<2xi64>) -> tensor<2xi64>
  %m = bufferization.to_buffer %a : tensor<2xi64> to memref<2xi64>
  %b = linalg.fill ins(%five : i64) outs(%e : tensor<2xi64>) -> tensor<2xi64>
  %x = memref.load %m[%c0] : memref<2xi64>
  %y = tensor.extract %b[%c0] : tensor<2xi64>
  vector.print %x : i64
  vector.print %y : i64
  return
}
