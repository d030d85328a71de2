// The case -1: cf.switch of a constant. The twins are the regions around it.
func.func @hide(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func @main() {
  %flag = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %hidden = func.call @hide(%flag) : (i32) -> i32
  %a = scf.execute_region -> i32 {
    cf.switch %flag : i32, [
      default: ^end(%one : i32),
      -1: ^end(%two : i32)
    ]
  ^end(%x: i32):
    scf.yield %x : i32
  }
  %b = scf.execute_region -> i32 {
    cf.switch %hidden : i32, [
      default: ^end(%one : i32),
      -1: ^end(%two : i32)
    ]
  ^end(%x: i32):
    scf.yield %x : i32
  }
  return
}
