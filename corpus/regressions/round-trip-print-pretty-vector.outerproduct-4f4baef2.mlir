"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<2xi32>, sym_name = "f"}> ({
^bb0(%v: vector<2xi32>, %s: i32):
  %r = "vector.outerproduct"(%v, %s) <{kind = #vector.kind<minsi>}> : (vector<2xi32>, i32) -> vector<2xi32>
  "func.return"(%r) : (vector<2xi32>) -> ()
}) : () -> ()
