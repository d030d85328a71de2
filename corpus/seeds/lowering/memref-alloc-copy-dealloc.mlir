// expect: ( ( -32768, -1, 0 ), ( 1, 255, -32768 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-32768, -1, 0], [1, 255, 32767]]> : tensor<2x3xi16>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi16>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi16>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x3xi16>
    "memref.copy"(%4, %5) : (memref<2x3xi16>, memref<2x3xi16>) -> ()
    %6 = "memref.load"(%4, %1, %2) : (memref<2x3xi16>, index, index) -> i16
    "memref.store"(%6, %4, %0, %0) : (i16, memref<2x3xi16>, index, index) -> ()
    %7 = "memref.load"(%5, %0, %0) : (memref<2x3xi16>, index, index) -> i16
    "memref.store"(%7, %5, %1, %2) : (i16, memref<2x3xi16>, index, index) -> ()
    "memref.copy"(%5, %4) : (memref<2x3xi16>, memref<2x3xi16>) -> ()
    "memref.dealloc"(%5) : (memref<2x3xi16>) -> ()
    %8 = "vector.transfer_read"(%4, %0, %0, %3) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<2x3xi16>, index, index, i16) -> vector<2x3xi16>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
