// expect: ( 105, 100, 3, 4 )
// expect: ( 200, 101, 102, 103, 104, 210 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[100, 101, 102, 103, 104, 105]> : tensor<6xi32>, sym_name = "a", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[5, 0, 3, 0]> : tensor<4xi32>, sym_name = "i", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, -2147483648, 0, 0]> : tensor<4xi32>, sym_name = "m", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<6xi32>
    %2 = "memref.get_global"() <{name = @i}> : () -> memref<4xi32>
    %3 = "vector.load"(%2, %0) : (memref<4xi32>, index) -> vector<4xi32>
    %4 = "memref.get_global"() <{name = @m}> : () -> memref<4xi32>
    %5 = "vector.load"(%4, %0) : (memref<4xi32>, index) -> vector<4xi32>
    %6 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %7 = "arith.cmpi"(%5, %6) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %8 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %9 = "vector.gather"(%1, %0, %3, %7, %8) : (memref<6xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    %10 = "arith.addi"(%9, %9) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "vector.scatter"(%1, %0, %3, %7, %10) : (memref<6xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> ()
    %11 = "vector.load"(%1, %0) : (memref<6xi32>, index) -> vector<6xi32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
