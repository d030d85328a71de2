// expect: ( 0, 7, -8, 9, -8 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<5xi32>, sym_name = "a", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[7, -8, 9, -10]> : tensor<4xi32>, sym_name = "v", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<5xi32>
    %4 = "memref.get_global"() <{name = @v}> : () -> memref<4xi32>
    %5 = "vector.load"(%4, %0) : (memref<4xi32>, index) -> vector<4xi32>
    %6 = "vector.create_mask"(%2) : (index) -> vector<4xi1>
    "vector.transfer_write"(%5, %3, %2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xi32>, memref<5xi32>, index) -> ()
    "vector.transfer_write"(%5, %3, %1, %6) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (vector<4xi32>, memref<5xi32>, index, vector<4xi1>) -> ()
    %7 = "vector.load"(%3, %0) : (memref<5xi32>, index) -> vector<5xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
