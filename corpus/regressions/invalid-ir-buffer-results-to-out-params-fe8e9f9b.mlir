// kind: invalid-ir
// culprit: buffer-results-to-out-params
// bad: --buffer-results-to-out-params
"builtin.module"() ({
  "func.func"() <{function_type = (memref<7xi32, strided<[1]>>) -> memref<7xi32, strided<[1]>>, sym_name = "same", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<7xi32, strided<[1]>>):
    "func.return"(%arg1) : (memref<7xi32, strided<[1]>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<7xi32, strided<[1]>>) -> (), sym_name = "twice"}> ({
  ^bb0(%arg0: memref<7xi32, strided<[1]>>):
    %0 = "func.call"(%arg0) <{callee = @same}> : (memref<7xi32, strided<[1]>>) -> memref<7xi32, strided<[1]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
