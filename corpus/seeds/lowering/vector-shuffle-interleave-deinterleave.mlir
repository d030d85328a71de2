// expect: ( -3, 1, 1, -1, 3 )
// expect: ( 1, -1, 2, -2, 3, -3 )
// expect: ( 2, 4, 6 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3]> : tensor<3xi16>, sym_name = "a", sym_visibility = "private", type = memref<3xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<[-1, -2, -3]> : tensor<3xi16>, sym_name = "b", sym_visibility = "private", type = memref<3xi16>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<3xi16>
    %2 = "vector.load"(%1, %0) : (memref<3xi16>, index) -> vector<3xi16>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<3xi16>
    %4 = "vector.load"(%3, %0) : (memref<3xi16>, index) -> vector<3xi16>
    %5 = "vector.shuffle"(%2, %4) <{mask = array<i64: 5, 0, 0, 3, 2>}> : (vector<3xi16>, vector<3xi16>) -> vector<5xi16>
    %6 = "vector.interleave"(%2, %4) : (vector<3xi16>, vector<3xi16>) -> vector<6xi16>
    %7:2 = "vector.deinterleave"(%6) : (vector<6xi16>) -> (vector<3xi16>, vector<3xi16>)
    %8 = "arith.subi"(%7#0, %7#1) <{overflowFlags = #arith.overflow<none>}> : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi16>) -> ()
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi16>) -> ()
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
