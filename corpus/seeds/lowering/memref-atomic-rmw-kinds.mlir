// expect: ( 5, -7, 2147483647, 12 )
// expect: ( -6, -6, -2147483648, -72 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, -7, 2147483647, 12]> : tensor<4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = -6 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %6 = "memref.get_global"() <{name = @a}> : () -> memref<4xi32>
    %7 = "memref.atomic_rmw"(%4, %6, %0) <{kind = 3 : i64}> : (i32, memref<4xi32>, index) -> i32
    %8 = "memref.atomic_rmw"(%4, %6, %1) <{kind = 6 : i64}> : (i32, memref<4xi32>, index) -> i32
    %9 = "memref.atomic_rmw"(%5, %6, %2) <{kind = 1 : i64}> : (i32, memref<4xi32>, index) -> i32
    %10 = "memref.atomic_rmw"(%4, %6, %3) <{kind = 11 : i64}> : (i32, memref<4xi32>, index) -> i32
    %11 = "memref.generic_atomic_rmw"(%6, %3) ({
    ^bb0(%arg0: i32):
      %14 = "arith.muli"(%arg0, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.atomic_yield"(%14) : (i32) -> ()
    }) : (memref<4xi32>, index) -> i32
    %12 = "vector.from_elements"(%7, %8, %9, %10) : (i32, i32, i32, i32) -> vector<4xi32>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    %13 = "vector.load"(%6, %0) : (memref<4xi32>, index) -> vector<4xi32>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
