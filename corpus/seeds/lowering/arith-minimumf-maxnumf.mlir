// expect: ( 1, 1 )
// expect: ( 1, 1, 0, -0, -inf, 3.5 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1.000000e+00, 0x7FC00000], [-0.000000e+00, 0.000000e+00], [0xFF800000, 3.500000e+00]]> : tensor<3x2xf32>, sym_name = "g", sym_visibility = "private", type = memref<3x2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3x2xf32>
    %4 = "memref.load"(%3, %0, %0) : (memref<3x2xf32>, index, index) -> f32
    %5 = "memref.load"(%3, %0, %1) : (memref<3x2xf32>, index, index) -> f32
    %6 = "memref.load"(%3, %1, %0) : (memref<3x2xf32>, index, index) -> f32
    %7 = "memref.load"(%3, %1, %1) : (memref<3x2xf32>, index, index) -> f32
    %8 = "memref.load"(%3, %2, %0) : (memref<3x2xf32>, index, index) -> f32
    %9 = "memref.load"(%3, %2, %1) : (memref<3x2xf32>, index, index) -> f32
    %10 = "arith.maximumf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %11 = "arith.minimumf"(%5, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %12 = "arith.cmpf"(%10, %4) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %13 = "arith.cmpf"(%11, %4) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %14 = "arith.maxnumf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %15 = "arith.minnumf"(%5, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %16 = "arith.maximumf"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %17 = "arith.minimumf"(%7, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %18 = "arith.minimumf"(%8, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %19 = "arith.maxnumf"(%8, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %20 = "vector.from_elements"(%12, %13) : (i1, i1) -> vector<2xi1>
    %21 = "vector.from_elements"(%14, %15, %16, %17, %18, %19) : (f32, f32, f32, f32, f32, f32) -> vector<6xf32>
    "vector.print"(%20) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi1>) -> ()
    "vector.print"(%21) <{punctuation = #vector.punctuation<newline>}> : (vector<6xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
