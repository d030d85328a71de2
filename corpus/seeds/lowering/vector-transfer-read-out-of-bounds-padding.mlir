// expect: ( -9, 2, -77, -77 )
// expect: ( 3, 1, -4, 1, 5, -9, 2, -77, -77 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, 1, -4, 1, 5, -9, 2]> : tensor<7xi32>, sym_name = "a", sym_visibility = "private", type = memref<7xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<5> : tensor<1xindex>, sym_name = "i", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = -77 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<7xi32>
    %3 = "memref.get_global"() <{name = @i}> : () -> memref<1xindex>
    %4 = "memref.load"(%3, %0) : (memref<1xindex>, index) -> index
    %5 = "vector.transfer_read"(%2, %4, %1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<7xi32>, index, i32) -> vector<4xi32>
    %6 = "vector.transfer_read"(%2, %0, %1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<7xi32>, index, i32) -> vector<9xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<9xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
