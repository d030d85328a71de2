// Strings with every kind of escape, typed strings, opaque attributes with
// brackets inside brackets, dictionaries with keys that need quotes.
"builtin.module"() ({
  "t.s"() {
    a = "", b = "\00\01\7F\80\FF", c = "\"\\\n\t", d = "é € 𝄞", e = "// not a comment", f = "typed" : !t.string, g = "#no @alias %here ^bb",
    h = #t<"raw \22 text">, i = #t.name<[1, (2), {3}, <4>, "5]"]>, j = #t.bare, k = #t.arrow<a -> b>, l = {"a b" = 1, "\0A" = 2, c = {" " = 3}},
    m = [], n = [[], [[]], {}], o = unit, p = [unit, none, i1, @s], q = -1.5e-300 : f64, r = loc("as an attribute")
  } : () -> ()
}) : () -> ()
