// Distinct attributes: two with equal content stay two, one used thrice stays
// one; nested, and without content.
#one = distinct[0]<"same">
#two = distinct[1]<"same">
#unit = distinct[2]<>
#nested = distinct[77]<[#one, #two, #one]>
"builtin.module"() ({
  "t.a"() {x = #one, y = #two} : () -> ()
  "t.b"() {x = #one, u = #unit, n = #nested} : () -> ()
  "t.c"() {u = [#unit, distinct[2]<>, distinct[3]<42 : i32>]} : () -> ()
}) : () -> ()
