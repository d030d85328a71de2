// Aliases: of attributes, types, other aliases; defined between the
// operations; one never used; dots and dashes of all kinds in the names.
#flip = affine_map<(d0, d1) -> (d1, d0)>
#pair = [#flip, #flip]
!row = tensor<4xf32>
!table = tuple<!row, tuple<!row, i1>>
#unused = "nobody asks"
#x_1$-y = {inner = #pair, type = !table}
"builtin.module"() ({
  %0 = "t.make"() {a = #x_1$-y, m = #flip} : () -> !table
  %1 = "t.use"(%0, %0) : (!table, !table) -> !row loc(#later)
}) {t.top = #pair} : () -> ()
#late = array<i8: -128, 127>
!fn = (!row) -> (!row, !table)
"builtin.module"() ({
  "t.again"() {m = #flip, late = [#late, #late, !fn]} : () -> ()
}) : () -> ()
#later = loc("only locations may be defined after their use")
