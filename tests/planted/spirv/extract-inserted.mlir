// [0, 1] and [1, 1] are not the same place.
func.func private @printI64(i64)
func.func @main() {
  %five = spirv.Constant 5 : i64
  %rows = spirv.Constant [[1 : i64, 2 : i64], [3 : i64, 4 : i64]] : !spirv.array<2 x !spirv.array<2 x i64>>
  %new = spirv.CompositeInsert %five, %rows[0 : i32, 1 : i32] : i64 into !spirv.array<2 x !spirv.array<2 x i64>>
  %x = spirv.CompositeExtract %new[1 : i32, 1 : i32] : !spirv.array<2 x !spirv.array<2 x i64>>
  %y = spirv.CompositeExtract %new[0 : i32, 1 : i32] : !spirv.array<2 x !spirv.array<2 x i64>>
  func.call @printI64(%x) : (i64) -> ()
  func.call @printI64(%y) : (i64) -> ()
  return
}
