// expect: 0.5
// expect: 2.5
// expect: 1
// expect: 0.5
// expect: -1
// expect: 1
// expect: 1
// expect: -1
// expect: 1.5
// expect: 3.5
// expect: 1
// expect: 1.5
// expect: 0.75
// expect: 12
// expect: 1
// expect: 0.75
// expect: -1
// expect: 4
// expect: 1
// expect: -1
// expect: 1.5
// expect: 14
// expect: 1
// expect: 1.5
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 6 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<[5.000000e-01, -1.000000e+00, 1.500000e+00, 3.000000e+00, -4.000000e+00, 6.000000e+00]> : vector<6xf4E2M1FN>}> : () -> vector<6xf4E2M1FN>
    %4 = "arith.constant"() <{value = dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 2.500000e-01, 2.500000e-01, 2.500000e-01]> : vector<6xf8E8M0FNU>}> : () -> vector<6xf8E8M0FNU>
    %5 = "arith.scaling_extf"(%3, %4) : (vector<6xf4E2M1FN>, vector<6xf8E8M0FNU>) -> vector<6xf32>
    %6 = "arith.constant"() <{value = dense<2.000000e+00> : vector<6xf32>}> : () -> vector<6xf32>
    %7 = "arith.addf"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
    %8 = "arith.scaling_truncf"(%7, %4) : (vector<6xf32>, vector<6xf8E8M0FNU>) -> vector<6xf8E5M2>
    %9 = "arith.constant"() <{value = 4.000000e+00 : f8E8M0FNU}> : () -> f8E8M0FNU
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %10 = "vector.extract"(%5, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (vector<6xf32>, index) -> f32
      "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
      %11 = "vector.extract"(%8, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (vector<6xf8E5M2>, index) -> f8E5M2
      %12 = "arith.extf"(%11) : (f8E5M2) -> f32
      "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
      %13 = "vector.extract"(%4, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (vector<6xf8E8M0FNU>, index) -> f8E8M0FNU
      %14 = "arith.cmpf"(%13, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f8E8M0FNU, f8E8M0FNU) -> i1
      "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
      %15 = "arith.truncf"(%10) : (f32) -> f6E2M3FN
      %16 = "arith.extf"(%15) : (f6E2M3FN) -> f16
      %17 = "arith.extf"(%16) : (f16) -> f32
      "vector.print"(%17) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

