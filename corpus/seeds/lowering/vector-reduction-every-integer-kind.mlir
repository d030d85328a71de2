// expect: ( 6, -128, 3, -128, -1, 127, 0, -1, 6 )
// expect: ( 9, 0, 0, -64, -64, 64, 0, -57, -123 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-128, 5, 127, -1, 3], [0, 64, -64, 2, 7]]> : tensor<2x5xi8>, sym_name = "a", sym_visibility = "private", type = memref<2x5xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x5xi8>
    %4 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x9xi8>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %6 = "vector.load"(%3, %arg1, %0) : (memref<2x5xi8>, index, index) -> vector<5xi8>
      %7 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<5xi8>) -> i8
      %8 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<5xi8>) -> i8
      %9 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minui>}> : (vector<5xi8>) -> i8
      %10 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<minsi>}> : (vector<5xi8>) -> i8
      %11 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxui>}> : (vector<5xi8>) -> i8
      %12 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxsi>}> : (vector<5xi8>) -> i8
      %13 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<and>}> : (vector<5xi8>) -> i8
      %14 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<or>}> : (vector<5xi8>) -> i8
      %15 = "vector.reduction"(%6) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<5xi8>) -> i8
      %16 = "vector.from_elements"(%7, %8, %9, %10, %11, %12, %13, %14, %15) : (i8, i8, i8, i8, i8, i8, i8, i8, i8) -> vector<9xi8>
      "vector.store"(%16, %4, %arg1, %0) : (vector<9xi8>, memref<2x9xi8>, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %5 = "vector.load"(%4, %arg0, %0) : (memref<2x9xi8>, index, index) -> vector<9xi8>
      "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<9xi8>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

