// Symbol tables in symbol tables, references through three levels, names that
// need quotes, visibility, a reference to nothing.
"builtin.module"() ({
  "builtin.module"() ({
    "builtin.module"() ({
      "func.func"() <{function_type = () -> (), sym_name = "leaf", sym_visibility = "nested"}> ({
      }) : () -> ()
      "func.func"() <{function_type = () -> (), sym_name = "0 odd \22name\22\0A", sym_visibility = "private"}> ({
      }) : () -> ()
    }) {sym_name = "in.ner-most$_"} : () -> ()
  }) {sym_name = "middle", sym_visibility = "public"} : () -> ()
  "t.refs"() {
    a = @outer, b = @outer::@middle, c = @outer::@middle::@"in.ner-most$_"::@leaf,
    d = [@"0 odd \22name\22\0A", @elsewhere::@nowhere], e = {k = @"\E2\82\AC"}
  } : () -> ()
}) {sym_name = "outer"} : () -> ()
