// expect: ( -3, 13, 24, 16, -8 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.500000e+00, -5.000000e-01, 4.000000e+00, -8.000000e+00]> : tensor<4xf32>, sym_name = "a", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1.600000e+01 : f32}> : () -> f32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<4xf32>
    %3 = "vector.load"(%2, %0) : (memref<4xf32>, index) -> vector<4xf32>
    %4 = "vector.reduction"(%3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    %5 = "vector.reduction"(%3, %1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> f32
    %6 = "vector.reduction"(%3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<4xf32>) -> f32
    %7 = "vector.reduction"(%3, %1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maximumf>}> : (vector<4xf32>, f32) -> f32
    %8 = "vector.reduction"(%3) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minnumf>}> : (vector<4xf32>) -> f32
    %9 = "vector.from_elements"(%4, %5, %6, %7, %8) : (f32, f32, f32, f32, f32) -> vector<5xf32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
