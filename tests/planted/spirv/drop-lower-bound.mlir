// -9 is below the lower bound -5.
func.func private @printI64(i64)
memref.global "private" @in : memref<1xi32> = dense<[-9]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @in : memref<1xi32>
  %x = memref.load %m[%c0] : memref<1xi32>
  %low = spirv.Constant -5 : i32
  %least = spirv.Constant -2147483648 : i32
  %high = spirv.Constant 5 : i32
  %a = spirv.GL.SClamp %x, %low, %high : i32
  %b = spirv.GL.SClamp %x, %least, %high : i32
  %c = spirv.SConvert %a : i32 to i64
  %d = spirv.SConvert %b : i32 to i64
  func.call @printI64(%c) : (i64) -> ()
  func.call @printI64(%d) : (i64) -> ()
  return
}
