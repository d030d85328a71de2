// expect: ( -8, -0 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.500000e+00, -0.000000e+00], [3.000000e+00, -4.000000e+00]]> : tensor<2x2xf64>, sym_name = "a", sym_visibility = "private", type = memref<2x2xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
    %3 = "arith.constant"() <{value = -8.000000e+00 : f64}> : () -> f64
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<2x2xf64>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2x2xf64>) -> tensor<2x2xf64>
    %6 = "tensor.insert"(%3, %5, %1, %1) : (f64, tensor<2x2xf64>, index, index) -> tensor<2x2xf64>
    %7 = "bufferization.to_buffer"(%6) <{read_only}> : (tensor<2x2xf64>) -> memref<2x2xf64>
    %8 = "memref.load"(%7, %1, %1) : (memref<2x2xf64>, index, index) -> f64
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xf64>
    %10 = "tensor.extract"(%5, %0, %1) : (tensor<2x2xf64>, index, index) -> f64
    "memref.store"(%8, %9, %0) : (f64, memref<2xf64>, index) -> ()
    "memref.store"(%10, %9, %1) : (f64, memref<2xf64>, index) -> ()
    %11 = "bufferization.clone"(%9) : (memref<2xf64>) -> memref<2xf64>
    "memref.dealloc"(%9) : (memref<2xf64>) -> ()
    %12 = "vector.transfer_read"(%11, %0, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<2xf64>, index, f64) -> vector<2xf64>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<2xf64>) -> ()
    "memref.dealloc"(%11) : (memref<2xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
