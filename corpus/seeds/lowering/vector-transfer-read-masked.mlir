// expect: ( 13, -5, 15, -5 )
// expect: ( 10, -5, 12, 13 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[10, 11, 12, 13, 14, 15]> : tensor<6xi32>, sym_name = "a", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 0, 9, -1]> : tensor<4xi32>, sym_name = "m", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "arith.constant"() <{value = -5 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<6xi32>
    %4 = "memref.get_global"() <{name = @m}> : () -> memref<4xi32>
    %5 = "vector.load"(%4, %0) : (memref<4xi32>, index) -> vector<4xi32>
    %6 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %7 = "arith.cmpi"(%5, %6) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %8 = "vector.transfer_read"(%3, %1, %2, %7) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (memref<6xi32>, index, i32, vector<4xi1>) -> vector<4xi32>
    %9 = "vector.transfer_read"(%3, %0, %2, %7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (memref<6xi32>, index, i32, vector<4xi1>) -> vector<4xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
