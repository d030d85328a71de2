// expect: Unranked Memref base@ = 0x0 rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data = 
// expect: [[-inf,   -0,   3], 
// expect:  [-4,   inf,   0.125]]
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.500000e+00, -0.000000e+00, 3.000000e+00], [-4.000000e+00, 0x7F800000, 1.250000e-01]]> : tensor<2x3xf32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xf32>
    %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x3xf32>
    "memref.copy"(%2, %3) : (memref<2x3xf32>, memref<2x3xf32>) -> ()
    %4 = "memref.load"(%2, %1, %1) : (memref<2x3xf32>, index, index) -> f32
    %5 = "arith.negf"(%4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "memref.store"(%5, %3, %0, %0) : (f32, memref<2x3xf32>, index, index) -> ()
    %6 = "memref.cast"(%3) : (memref<2x3xf32>) -> memref<*xf32>
    "func.call"(%6) <{callee = @printMemrefF32}> : (memref<*xf32>) -> ()
    "memref.dealloc"(%3) : (memref<2x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "printMemrefF32", sym_visibility = "private"}> ({
  }) {llvm.emit_c_interface} : () -> ()
}) : () -> ()
