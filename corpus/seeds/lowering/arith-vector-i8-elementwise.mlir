// expect: ( -128, 1, 125, 10, -7 )
// expect: ( -128, -1, 127, -5, 7 )
// expect: ( -128, -1, 63, 0, 0 )
// expect: ( 0, 0, 0, 1, 1 )
// expect: ( 6, -128, -16, 49, 99 )
// expect: ( -3, 64, -100, -7, 99 )
// expect: ( 3, 0, -50, -1, 12 )
// expect: ( 1, 0, 0, 0, 0 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-128, -1, 127, 5, 0], [3, 64, -100, -7, 99]]> : tensor<2x5xi8>, sym_name = "a", sym_visibility = "private", type = memref<2x5xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, -1, 3, -5, 7], [-3, 2, 100, -7, 1]]> : tensor<2x5xi8>, sym_name = "b", sym_visibility = "private", type = memref<2x5xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x5xi8>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<2x5xi8>
    %5 = "arith.constant"() <{value = dense<[0, 7, 1, 6, 3]> : vector<5xi8>}> : () -> vector<5xi8>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %6 = "vector.load"(%3, %arg0, %0) : (memref<2x5xi8>, index, index) -> vector<5xi8>
      %7 = "vector.load"(%4, %arg0, %0) : (memref<2x5xi8>, index, index) -> vector<5xi8>
      %8 = "arith.subi"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (vector<5xi8>, vector<5xi8>) -> vector<5xi8>
      %9 = "arith.muli"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (vector<5xi8>, vector<5xi8>) -> vector<5xi8>
      %10 = "arith.cmpi"(%6, %7) <{predicate = 6 : i64}> : (vector<5xi8>, vector<5xi8>) -> vector<5xi1>
      %11 = "arith.select"(%10, %8, %9) : (vector<5xi1>, vector<5xi8>, vector<5xi8>) -> vector<5xi8>
      %12 = "arith.maxui"(%6, %7) : (vector<5xi8>, vector<5xi8>) -> vector<5xi8>
      %13 = "arith.shrsi"(%6, %5) : (vector<5xi8>, vector<5xi8>) -> vector<5xi8>
      "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi8>) -> ()
      "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi8>) -> ()
      "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi8>) -> ()
      "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi1>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

