// expect: ( -128, 1, 125, 10, -7 )
// expect: ( -128, -1, 127, -5, 7 )
// expect: ( -128, -1, 63, 0, 0 )
// expect: ( 0, 0, 0, 1, 1 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-128, -1, 127, 5, 0]> : tensor<5xi8>, sym_name = "a", sym_visibility = "private", type = memref<5xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, -1, 3, -5, 7]> : tensor<5xi8>, sym_name = "b", sym_visibility = "private", type = memref<5xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<5xi8>
    %2 = "memref.get_global"() <{name = @b}> : () -> memref<5xi8>
    %3 = "vector.load"(%1, %0) : (memref<5xi8>, index) -> vector<5xi8>
    %4 = "vector.load"(%2, %0) : (memref<5xi8>, index) -> vector<5xi8>
    %5 = "arith.subi"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (vector<5xi8>, vector<5xi8>) -> vector<5xi8>
    %6 = "arith.muli"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (vector<5xi8>, vector<5xi8>) -> vector<5xi8>
    %7 = "arith.cmpi"(%3, %4) <{predicate = 6 : i64}> : (vector<5xi8>, vector<5xi8>) -> vector<5xi1>
    %8 = "arith.select"(%7, %5, %6) : (vector<5xi1>, vector<5xi8>, vector<5xi8>) -> vector<5xi8>
    %9 = "arith.maxui"(%3, %4) : (vector<5xi8>, vector<5xi8>) -> vector<5xi8>
    %10 = "arith.constant"() <{value = dense<[0, 7, 1, 6, 3]> : vector<5xi8>}> : () -> vector<5xi8>
    %11 = "arith.shrsi"(%3, %10) : (vector<5xi8>, vector<5xi8>) -> vector<5xi8>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi8>) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi8>) -> ()
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi8>) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
