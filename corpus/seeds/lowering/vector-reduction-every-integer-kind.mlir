// expect: ( 6, -128, 3, -128, -1, 127, 0, -1, 6 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-128, 5, 127, -1, 3]> : tensor<5xi8>, sym_name = "a", sym_visibility = "private", type = memref<5xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<5xi8>
    %2 = "vector.load"(%1, %0) : (memref<5xi8>, index) -> vector<5xi8>
    %3 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<5xi8>) -> i8
    %4 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<5xi8>) -> i8
    %5 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minui>}> : (vector<5xi8>) -> i8
    %6 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minsi>}> : (vector<5xi8>) -> i8
    %7 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxui>}> : (vector<5xi8>) -> i8
    %8 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxsi>}> : (vector<5xi8>) -> i8
    %9 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<and>}> : (vector<5xi8>) -> i8
    %10 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<or>}> : (vector<5xi8>) -> i8
    %11 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<5xi8>) -> i8
    %12 = "vector.from_elements"(%3, %4, %5, %6, %7, %8, %9, %10, %11) : (i8, i8, i8, i8, i8, i8, i8, i8, i8) -> vector<9xi8>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<9xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
