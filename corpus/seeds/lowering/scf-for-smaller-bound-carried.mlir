// expect: 55
// expect: 15
// expect: 0
#map = affine_map<(d0)[s0] -> (d0, s0, 10)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[99, 5, 0]> : tensor<3xindex>, sym_name = "n", sym_visibility = "private", type = memref<3xindex>}> : () -> ()
  "func.func"() <{function_type = (index, index) -> index, sym_name = "upTo", sym_visibility = "private"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %10 = "arith.constant"() <{value = 0 : index}> : () -> index
    %11 = "arith.constant"() <{value = 1 : index}> : () -> index
    %12 = "affine.min"(%arg0, %arg1) <{map = #map}> : (index, index) -> index
    %13 = "scf.for"(%10, %12, %11, %10) ({
    ^bb0(%arg2: index, %arg3: index):
      %14 = "arith.addi"(%arg2, %11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %15 = "arith.addi"(%arg3, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.yield"(%15) : (index) -> ()
    }) : (index, index, index, index) -> index
    "func.return"(%13) : (index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<3xindex>
    %4 = "memref.load"(%3, %0) : (memref<3xindex>, index) -> index
    %5 = "memref.load"(%3, %1) : (memref<3xindex>, index) -> index
    %6 = "memref.load"(%3, %2) : (memref<3xindex>, index) -> index
    %7 = "func.call"(%4, %4) <{callee = @upTo}> : (index, index) -> index
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    %8 = "func.call"(%4, %5) <{callee = @upTo}> : (index, index) -> index
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    %9 = "func.call"(%6, %4) <{callee = @upTo}> : (index, index) -> index
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
