"func.func"() <{function_type = (memref<i8>) -> (), sym_name = "f"}> ({
^bb0(%m: memref<i8>):
  "acc.update"(%m) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<i8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
