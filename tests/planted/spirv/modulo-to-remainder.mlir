// A modulus has the sign of the divisor, a remainder that of the dividend.
func.func private @printI64(i64)
memref.global "private" @in : memref<2xi32> = dense<[-7, -1]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @in : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  %three = spirv.Constant 3 : i64
  %w = spirv.SConvert %x : i32 to i64
  %u = spirv.UConvert %x : i32 to i64
  %a = spirv.SMod %w, %three : i64
  %b = spirv.SMod %u, %three : i64
  func.call @printI64(%a) : (i64) -> ()
  func.call @printI64(%b) : (i64) -> ()
  return
}
