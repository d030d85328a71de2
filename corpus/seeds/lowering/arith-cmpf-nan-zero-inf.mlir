// expect: ( 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0 )
// expect: ( 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0 )
// expect: ( 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.000000e+00, 0x7FF0000000000000], [-0.000000e+00, 0.000000e+00], [0x7FF8000000000000, 1.000000e+00]]> : tensor<3x2xf64>, sym_name = "g", sym_visibility = "private", type = memref<3x2xf64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3x2xf64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %4 = "memref.load"(%3, %arg0, %0) : (memref<3x2xf64>, index, index) -> f64
      %5 = "memref.load"(%3, %arg0, %1) : (memref<3x2xf64>, index, index) -> f64
      %6 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f64, f64) -> i1
      %7 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f64, f64) -> i1
      %8 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f64, f64) -> i1
      %9 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f64, f64) -> i1
      %10 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (f64, f64) -> i1
      %11 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f64, f64) -> i1
      %12 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (f64, f64) -> i1
      %13 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (f64, f64) -> i1
      %14 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (f64, f64) -> i1
      %15 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (f64, f64) -> i1
      %16 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (f64, f64) -> i1
      %17 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (f64, f64) -> i1
      %18 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f64, f64) -> i1
      %19 = "arith.cmpf"(%4, %5) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f64, f64) -> i1
      %20 = "vector.from_elements"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> vector<14xi1>
      "vector.print"(%20) <{punctuation = #vector.punctuation<newline>}> : (vector<14xi1>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
