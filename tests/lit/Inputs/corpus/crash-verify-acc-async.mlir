"func.func"() <{function_type = (memref<4xf32>, i32) -> (), sym_name = "f"}> ({
^bb0(%a: memref<4xf32>, %c: i32):
  %0 = "acc.update_device"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = tensor<4xf32>}> : (memref<4xf32>) -> memref<4xf32>
  "acc.update"(%c, %0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>}> : (i32, memref<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
