// expect: ( 99, 8, 12, 2 )
// expect: 121
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, -3, 8, 0, 100, 7, 1, 2, -6, 4, 3]> : tensor<11xi32>, sym_name = "a", sym_visibility = "private", type = memref<11xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<11> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<11xi32>
    %5 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %6 = "memref.load"(%5, %0) : (memref<1xindex>, index) -> index
    %7 = "scf.for"(%0, %6, %1, %3) ({
    ^bb0(%arg1: index, %arg2: vector<4xi32>):
      %10 = "vector.transfer_read"(%4, %arg1, %2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<11xi32>, index, i32) -> vector<4xi32>
      %11 = "arith.addi"(%arg2, %10) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
      "scf.yield"(%11) : (vector<4xi32>) -> ()
    }) : (index, index, index, vector<4xi32>) -> vector<4xi32>
    %8 = "vector.reduction"(%7) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> i32
    %9 = "arith.extsi"(%8) : (i32) -> i64
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.call"(%9) <{callee = @show}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
