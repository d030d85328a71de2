"hw.module"() ({
^bb0(%in: i4):
  %cast = "hw.bitcast"(%in) : (i4) -> i4
  %diff = "comb.sub"(%in, %cast) : (i4, i4) -> i4
  "hw.output"(%diff) : (i4) -> ()
}) {sym_name = "recipient"} : () -> ()
