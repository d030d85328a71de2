// expect: ( 2, -1, -1, 5, 6 )
// expect: ( 2, -1, -1, 3, 4 )
// expect: ( 2, 2, 6, 4, 3, 4 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>, sym_name = "a", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 0, 0, 7, -3]> : tensor<5xi32>, sym_name = "m", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<6xi32>
    %3 = "memref.get_global"() <{name = @m}> : () -> memref<5xi32>
    %4 = "vector.load"(%3, %0) : (memref<5xi32>, index) -> vector<5xi32>
    %5 = "arith.constant"() <{value = dense<0> : vector<5xi32>}> : () -> vector<5xi32>
    %6 = "arith.cmpi"(%4, %5) <{predicate = 1 : i64}> : (vector<5xi32>, vector<5xi32>) -> vector<5xi1>
    %7 = "arith.constant"() <{value = dense<-1> : vector<5xi32>}> : () -> vector<5xi32>
    %8 = "vector.maskedload"(%2, %1, %6, %7) : (memref<6xi32>, index, vector<5xi1>, vector<5xi32>) -> vector<5xi32>
    %9 = "vector.expandload"(%2, %1, %6, %7) : (memref<6xi32>, index, vector<5xi1>, vector<5xi32>) -> vector<5xi32>
    "vector.compressstore"(%2, %0, %6, %8) : (memref<6xi32>, index, vector<5xi1>, vector<5xi32>) -> ()
    "vector.maskedstore"(%2, %1, %6, %9) : (memref<6xi32>, index, vector<5xi1>, vector<5xi32>) -> ()
    %10 = "vector.load"(%2, %0) : (memref<6xi32>, index) -> vector<6xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
