// near-miss: M45
// expect: ( 42, 42, 42, 0 )
// good: --lower-vector-mask PLAIN
// same: --convert-vector-to-llvm --lower-vector-mask PLAIN
// The transfer ends where its source does.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<42> : tensor<16xi32>, sym_name = "a", sym_visibility = "private", type = memref<16xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<3> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<16xi32>
    %4 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "memref.subview"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (memref<16xi32>) -> memref<8xi32>
    %7 = "vector.create_mask"(%5) : (index) -> vector<4xi1>
    %8 = "vector.mask"(%7) ({
      %9 = "vector.transfer_read"(%6, %1, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<8xi32>, index, i32) -> vector<4xi32>
      "vector.yield"(%9) : (vector<4xi32>) -> ()
    }) : (vector<4xi1>) -> vector<4xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
