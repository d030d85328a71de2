// expect: ( ( 0, 6, 1 ), ( 7, 2, 8 ), ( 3, 9, 4 ), ( 10, 5, 11 ) )
// expect: ( ( 0, 7, 3, 10 ), ( 6, 2, 9, 5 ), ( 1, 8, 4, 11 ) )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : tensor<12xi32>, sym_name = "a", sym_visibility = "private", type = memref<12xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<12xi32>
    %2 = "vector.load"(%1, %0) : (memref<12xi32>, index) -> vector<12xi32>
    %3 = "vector.shape_cast"(%2) : (vector<12xi32>) -> vector<2x3x2xi32>
    %4 = "vector.transpose"(%3) <{permutation = array<i64: 1, 2, 0>}> : (vector<2x3x2xi32>) -> vector<3x2x2xi32>
    %5 = "vector.shape_cast"(%4) : (vector<3x2x2xi32>) -> vector<4x3xi32>
    %6 = "vector.transpose"(%5) <{permutation = array<i64: 1, 0>}> : (vector<4x3xi32>) -> vector<3x4xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4x3xi32>) -> ()
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
