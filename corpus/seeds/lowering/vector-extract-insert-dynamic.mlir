// expect: ( ( 7, 7, 7, -9223372036854775808 ), ( -9223372036854775808, 5, 0, 5 ) )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-9223372036854775808, -1, 0, 5]> : tensor<4xi64>, sym_name = "a", sym_visibility = "private", type = memref<4xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<[3, 1]> : tensor<2xindex>, sym_name = "i", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<4xi64>
    %3 = "vector.load"(%2, %0) : (memref<4xi64>, index) -> vector<4xi64>
    %4 = "memref.get_global"() <{name = @i}> : () -> memref<2xindex>
    %5 = "memref.load"(%4, %0) : (memref<2xindex>, index) -> index
    %6 = "memref.load"(%4, %1) : (memref<2xindex>, index) -> index
    %7 = "vector.extract"(%3, %5) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi64>, index) -> i64
    %8 = "vector.insert"(%7, %3, %6) <{static_position = array<i64: -9223372036854775808>}> : (i64, vector<4xi64>, index) -> vector<4xi64>
    %9 = "vector.extract"(%8) <{static_position = array<i64: 0>}> : (vector<4xi64>) -> i64
    %10 = "arith.constant"() <{value = dense<7> : vector<2x4xi64>}> : () -> vector<2x4xi64>
    %11 = "vector.insert"(%8, %10) <{static_position = array<i64: 1>}> : (vector<4xi64>, vector<2x4xi64>) -> vector<2x4xi64>
    %12 = "vector.insert"(%9, %11) <{static_position = array<i64: 0, 3>}> : (i64, vector<2x4xi64>) -> vector<2x4xi64>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<2x4xi64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
