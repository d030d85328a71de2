// One of each fate. The first chunk is pretty syntax.
// --------------- a ruler is not a split marker --------------- //
func.func @first(%x: i32) -> i32 {
  %two = arith.constant 2 : i32
  %y = arith.muli %x, %two : i32
  return %y : i32
}

// -----

// The same as the first, with other names.
func.func @renamed(%a: i32) -> i32 {
  %c = arith.constant 2 : i32
  %b = arith.muli %a, %c : i32
  func.return %b : i32
}

// -----

// The same but for a constant: no duplicate.
func.func @first(%x: i32) -> i32 {
  %two = arith.constant 3 : i32
  %y = arith.muli %x, %two : i32
  return %y : i32
}

// -----

// A dialect that nobody knows.
"garden.bed"() ({
  %s = "garden.sow"() {depth = 2 : i8} : () -> !garden.plant<"pea">
  "garden.row"(%s) : (!garden.plant<"pea">) -> ()
}) : () -> ()

// -----

func.func @parse_error() {
  %x = arith.constant 1 i32 // no colon
  return
}

// -----

// Parses, but does not verify.
func.func @verify_error(%x: i32) -> i64 {
  return %x : i32
}

// -----

// Nothing but a comment.
