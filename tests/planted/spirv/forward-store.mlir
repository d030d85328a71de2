// Two pointers to one component.
func.func private @printI64(i64)
func.func @main() {
  %zero = spirv.Constant 0 : i32
  %five = spirv.Constant 5 : i64
  %nine = spirv.Constant 9 : i64
  %v = spirv.Variable : !spirv.ptr<!spirv.array<2 x i64>, Function>
  %p = spirv.AccessChain %v[%zero] : !spirv.ptr<!spirv.array<2 x i64>, Function>, i32 -> !spirv.ptr<i64, Function>
  %q = spirv.AccessChain %v[%zero] : !spirv.ptr<!spirv.array<2 x i64>, Function>, i32 -> !spirv.ptr<i64, Function>
  spirv.Store "Function" %p, %five : i64
  spirv.Store "Function" %q, %nine : i64
  %x = spirv.Load "Function" %p : i64
  %y = spirv.Load "Function" %q : i64
  func.call @printI64(%x) : (i64) -> ()
  func.call @printI64(%y) : (i64) -> ()
  return
}
