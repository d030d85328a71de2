// 5 is stored as 5 without a zero point, and as 2 with the zero point -3.
func.func private @printI64(i64)
func.func @main() {
  %x = arith.constant 5.0 : f32
  %p = quant.qcast %x : f32 to !quant.uniform<i8:f32, 1.0>
  %q = quant.qcast %x : f32 to !quant.uniform<i8:f32, 1.0:-3>
  %a = quant.scast %p : !quant.uniform<i8:f32, 1.0> to i8
  %b = quant.scast %q : !quant.uniform<i8:f32, 1.0:-3> to i8
  %c = arith.extsi %a : i8 to i64
  %d = arith.extsi %b : i8 to i64
  func.call @printI64(%c) : (i64) -> ()
  func.call @printI64(%d) : (i64) -> ()
  return
}
