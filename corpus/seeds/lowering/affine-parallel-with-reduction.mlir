// expect: 19
// expect: ( ( 1, -1, 9, -1, 9, -1, -1 ), ( -2, -1, -4, -1, -6, -1, -1 ), ( 2, -1, 4, -1, 6, -1, -1 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (-d0 + 2, d1 - 1)>
#map2 = affine_map<() -> (0, 1)>
#map3 = affine_map<() -> (3, 7)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4, 5, 6, 7], [-1, -2, -3, -4, -5, -6, -7], [2147483647, 1, 0, 9, 9, 9, 9]]> : tensor<3x7xi32>, sym_name = "a", sym_visibility = "private", type = memref<3x7xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<-1> : tensor<3x7xi32>, sym_name = "r", sym_visibility = "private", type = memref<3x7xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @a}> : () -> memref<3x7xi32>
    %2 = "memref.get_global"() <{name = @r}> : () -> memref<3x7xi32>
    %3 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map2, reductions = [1], steps = [1, 2], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map3}> ({
    ^bb0(%arg1: index, %arg2: index):
      %7 = "affine.load"(%1, %arg1, %arg2) <{map = #map}> : (memref<3x7xi32>, index, index) -> i32
      "affine.store"(%7, %2, %arg1, %arg2) <{map = #map1}> : (i32, memref<3x7xi32>, index, index) -> ()
      "affine.yield"(%7) : (i32) -> ()
    }) : () -> i32
    %4 = "arith.extsi"(%3) : (i32) -> i64
    "func.call"(%4) <{callee = @show}> : (i64) -> ()
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "vector.transfer_read"(%2, %0, %0, %5) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<3x7xi32>, index, index, i32) -> vector<3x7xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<3x7xi32>) -> ()
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
