// What only the right vector stores is kept, what only the left one stores is
// not.
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#id = affine_map<(i) -> (i)>
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant dense<[1, 0, 3, 0]> : tensor<4xi64>
  %y = arith.constant dense<[0, 5, 7, 0]> : tensor<4xi64>
  %a = sparse_tensor.convert %x : tensor<4xi64> to tensor<4xi64, #SV>
  %b = sparse_tensor.convert %y : tensor<4xi64> to tensor<4xi64, #SV>
  %e = tensor.empty() : tensor<4xi64, #SV>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<4xi64, #SV>, tensor<4xi64, #SV>) outs(%e : tensor<4xi64, #SV>) {
  ^bb0(%p: i64, %q: i64, %o: i64):
    %m = sparse_tensor.binary %p, %q : i64, i64 to i64
      overlap = {
      ^bb0(%s: i64, %t: i64):
        %u = arith.muli %s, %t : i64
        sparse_tensor.yield %u : i64
      }
      left = {}
      right = {
      ^bb0(%t: i64):
        sparse_tensor.yield %t : i64
      }
    linalg.yield %m : i64
  } -> tensor<4xi64, #SV>
  %d = sparse_tensor.convert %r : tensor<4xi64, #SV> to tensor<4xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    %v = tensor.extract %d[%i] : tensor<4xi64>
    func.call @printI64(%v) : (i64) -> ()
  }
  return
}
