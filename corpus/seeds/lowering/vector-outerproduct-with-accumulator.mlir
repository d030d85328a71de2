// expect: ( ( 16, 2, -15 ), ( -16, 5, 30 ) )
// expect: ( ( 1, 0, -18 ), ( -20, 0, 6 ) )
// expect: ( -18, 24 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, -4]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[5, 0, -6]> : tensor<3xi32>, sym_name = "b", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    %2 = "vector.load"(%1, %0) : (memref<2xi32>, index) -> vector<2xi32>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<3xi32>
    %4 = "vector.load"(%3, %0) : (memref<3xi32>, index) -> vector<3xi32>
    %5 = "arith.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>}> : () -> vector<2x3xi32>
    %6 = "vector.outerproduct"(%2, %4, %5) <{kind = #vector.kind<add>}> : (vector<2xi32>, vector<3xi32>, vector<2x3xi32>) -> vector<2x3xi32>
    %7 = "vector.outerproduct"(%2, %4, %5) <{kind = #vector.kind<minsi>}> : (vector<2xi32>, vector<3xi32>, vector<2x3xi32>) -> vector<2x3xi32>
    %8 = "vector.extract"(%4) <{static_position = array<i64: 2>}> : (vector<3xi32>) -> i32
    %9 = "vector.outerproduct"(%2, %8) <{kind = #vector.kind<add>}> : (vector<2xi32>, i32) -> vector<2xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi32>) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi32>) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
