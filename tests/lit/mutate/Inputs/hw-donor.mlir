"hw.module"() ({
^bb0(%a: i32):
  %c7 = "hw.constant"() {value = 7 : i32} : () -> i32
  %sum = "comb.add"(%a, %c7) : (i32, i32) -> i32
  "hw.output"(%sum) : (i32) -> ()
}) {sym_name = "donor"} : () -> ()
