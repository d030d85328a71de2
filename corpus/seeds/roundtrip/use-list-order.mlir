// Use lists: values used many times, by operations before and after their
// definition, and across regions, so that the order of the uses in memory is
// neither that of the text nor its reverse. Bytecode stores it.
"builtin.module"() ({
  "t.early"(%0, %1#1, %0) : (i32, i32, i32) -> ()
  %0 = "t.a"(%1#0, %0) : (i32, i32) -> i32
  "t.between"(%0, %0, %1#1) ({
    "t.deep"(%0, %1#1) : (i32, i32) -> ()
    "t.deeper"(%1#1) ({
      "t.deepest"(%0, %1#0, %0) : (i32, i32, i32) -> ()
    }) : (i32) -> ()
  }) : (i32, i32, i32) -> ()
  %1:2 = "t.b"(%0, %1#1) : (i32, i32) -> (i32, i32)
  "t.late"(%1#1, %0, %1#0, %1#1) : (i32, i32, i32, i32) -> ()
}) : () -> ()
