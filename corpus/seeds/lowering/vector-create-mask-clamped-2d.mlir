// expect: ( ( 1, 1 ), ( 1, 1 ), ( 0, 0 ) )
// expect: ( ( 0, 0 ), ( 0, 0 ), ( 0, 0 ) )
// expect: ( ( 1, 0 ), ( 1, 0 ), ( 0, 0 ) )
// expect: ( 1, 1, 0, 0, 0 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-4, 2, 99]> : tensor<3xindex>, sym_name = "n", sym_visibility = "private", type = memref<3xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<3xindex>
    %4 = "memref.load"(%3, %0) : (memref<3xindex>, index) -> index
    %5 = "memref.load"(%3, %1) : (memref<3xindex>, index) -> index
    %6 = "memref.load"(%3, %2) : (memref<3xindex>, index) -> index
    %7 = "vector.create_mask"(%5, %6) : (index, index) -> vector<3x2xi1>
    %8 = "vector.create_mask"(%6, %4) : (index, index) -> vector<3x2xi1>
    %9 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 1>}> : () -> vector<3x2xi1>
    %10 = "vector.create_mask"(%5) : (index) -> vector<5xi1>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi1>) -> ()
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi1>) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi1>) -> ()
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
