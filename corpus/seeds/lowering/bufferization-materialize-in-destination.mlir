// expect: ( -32768, -32768, 0 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, -32768, 0]> : tensor<3xi16>, sym_name = "a", sym_visibility = "private", type = memref<3xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<3xi16>, sym_name = "o", sym_visibility = "private", type = memref<3xi16>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<3xi16>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<3xi16>) -> tensor<3xi16>
    %5 = "memref.get_global"() <{name = @o}> : () -> memref<3xi16>
    %6 = "tensor.extract"(%4, %1) : (tensor<3xi16>, index) -> i16
    %7 = "tensor.insert"(%6, %4, %0) : (i16, tensor<3xi16>, index) -> tensor<3xi16>
    "bufferization.materialize_in_destination"(%7, %5) <{restrict, writable}> : (tensor<3xi16>, memref<3xi16>) -> ()
    %8 = "vector.transfer_read"(%5, %0, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<3xi16>, index, i16) -> vector<3xi16>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
