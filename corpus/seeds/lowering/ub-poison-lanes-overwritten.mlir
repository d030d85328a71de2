// expect: ( 2147483647, -1, 2147483647, -1 )
// expect: ( 2147483647, -1 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-1, 2147483647, 12]> : tensor<3xi32>, sym_name = "g", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<3xi32>
    %3 = "memref.load"(%2, %0) : (memref<3xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<3xi32>, index) -> i32
    %5 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xi32>
    %6 = "vector.insert"(%3, %5) <{static_position = array<i64: 0>}> : (i32, vector<4xi32>) -> vector<4xi32>
    %7 = "vector.insert"(%4, %6) <{static_position = array<i64: 1>}> : (i32, vector<4xi32>) -> vector<4xi32>
    %8 = "vector.shuffle"(%7, %7) <{mask = array<i64: 1, 0, 5, 4>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %9 = "vector.insert"(%4, %7) <{static_position = array<i64: 3>}> : (i32, vector<4xi32>) -> vector<4xi32>
    %10 = "vector.shuffle"(%9, %5) <{mask = array<i64: 3, 0>}> : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
