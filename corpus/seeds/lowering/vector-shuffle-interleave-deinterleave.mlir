// expect: ( -3, 1, 1, -1, 3 )
// expect: ( 1, -1, 2, -2, 3, -3 )
// expect: ( 2, 4, 6 )
// expect: ( -9, 40, 40, 7, 60 )
// expect: ( 40, 7, 50, 8, 60, -9 )
// expect: ( 33, 42, 69 )
// expect: ( 35, 46, 75 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [40, 50, 60]]> : tensor<2x3xi16>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[-1, -2, -3], [7, 8, -9]]> : tensor<2x3xi16>, sym_name = "b", sym_visibility = "private", type = memref<2x3xi16>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi16>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<2x3xi16>
    %5 = "arith.constant"() <{value = dense<0> : vector<3xi16>}> : () -> vector<3xi16>
    %6 = "scf.for"(%0, %2, %1, %5) ({
    ^bb0(%arg0: index, %arg1: vector<3xi16>):
      %7 = "vector.load"(%3, %arg0, %0) : (memref<2x3xi16>, index, index) -> vector<3xi16>
      %8 = "vector.load"(%4, %arg0, %0) : (memref<2x3xi16>, index, index) -> vector<3xi16>
      %9 = "vector.shuffle"(%7, %8) <{mask = array<i64: 5, 0, 0, 3, 2>}> : (vector<3xi16>, vector<3xi16>) -> vector<5xi16>
      %10 = "vector.interleave"(%7, %8) : (vector<3xi16>, vector<3xi16>) -> vector<6xi16>
      %11:2 = "vector.deinterleave"(%10) : (vector<6xi16>) -> (vector<3xi16>, vector<3xi16>)
      %12 = "arith.subi"(%11#0, %11#1) <{overflowFlags = #arith.overflow<none>}> : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
      "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi16>) -> ()
      "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi16>) -> ()
      "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi16>) -> ()
      %13 = "arith.addi"(%arg1, %12) <{overflowFlags = #arith.overflow<none>}> : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
      "scf.yield"(%13) : (vector<3xi16>) -> ()
    }) : (index, index, index, vector<3xi16>) -> vector<3xi16>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

