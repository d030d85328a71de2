// expect: ( ( -1, -1, 0, 1 ), ( -1, -1, 0, 1 ), ( -1, -1, 0, 1 ) )
// expect: ( ( 65536, 65536 ), ( 65536, 65536 ) )
// expect: ( 0, 1, 2, 3, 4 )
// expect: ( ( -1, -1, -1 ), ( 65536, 65536, 65536 ) )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-1, 65536]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    %2 = "vector.load"(%1, %0) : (memref<2xi32>, index) -> vector<2xi32>
    %3 = "vector.broadcast"(%2) : (vector<2xi32>) -> vector<3x2xi32>
    %4 = "vector.bitcast"(%3) : (vector<3x2xi32>) -> vector<3x4xi16>
    %5 = "vector.extract"(%2) <{static_position = array<i64: 1>}> : (vector<2xi32>) -> i32
    %6 = "vector.broadcast"(%5) : (i32) -> vector<2x2xi32>
    %7 = "vector.step"() : () -> vector<5xindex>
    %8 = "vector.shape_cast"(%2) : (vector<2xi32>) -> vector<2x1xi32>
    %9 = "vector.broadcast"(%8) : (vector<2x1xi32>) -> vector<2x3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3x4xi16>) -> ()
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<5xindex>) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<2x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
