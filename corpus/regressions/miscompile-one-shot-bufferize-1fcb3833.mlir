// kind: miscompile
// culprit: one-shot-bufferize
// expect: 1
// bad: --one-shot-bufferize="bufferize-function-boundaries=1" --convert-linalg-to-loops --scf-forall-to-parallel --expand-strided-metadata PLAIN
func.func @main() {
  %one = arith.constant 1 : i64
  %five = arith.constant 5 : i64
  %c0 = arith.constant 0 : index
  %empty = tensor.empty() : tensor<4xi64>
  %ones = linalg.fill ins(%one : i64) outs(%empty : tensor<4xi64>) -> tensor<4xi64>
  %other = tensor.empty() : tensor<4xi64>
  %r:2 = scf.forall (%i) in (4) shared_outs(%a = %ones, %b = %other) -> (tensor<4xi64>, tensor<4xi64>) {
    %old = tensor.extract_slice %a[%i] [1] [1] : tensor<4xi64> to tensor<1xi64>
    %new = linalg.fill ins(%five : i64) outs(%old : tensor<1xi64>) -> tensor<1xi64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %new into %a[%i] [1] [1] : tensor<1xi64> into tensor<4xi64>
      tensor.parallel_insert_slice %old into %b[%i] [1] [1] : tensor<1xi64> into tensor<4xi64>
    }
  }
  %shown = tensor.extract %r#1[%c0] : tensor<4xi64>
  vector.print %shown : i64
  return
}
