// expect: ( 0, 25 )
// expect: -75
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-1, 0], [5, -6]]> : tensor<2x2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[2, -3]> : tensor<2xi32>, sym_name = "x", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<i32>, sym_name = "d", sym_visibility = "private", type = memref<i32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x2xi32>
    %3 = "memref.get_global"() <{name = @x}> : () -> memref<2xi32>
    %4 = "memref.get_global"() <{name = @d}> : () -> memref<i32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.copy"(%3, %5) : (memref<2xi32>, memref<2xi32>) -> ()
    "linalg.matvec"(%2, %3, %5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32, %arg6: i32):
      %11 = "arith.muli"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "arith.addi"(%arg6, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%12) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x2xi32>, memref<2xi32>, memref<2xi32>) -> ()
    "linalg.dot"(%5, %3, %4) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32, %arg3: i32):
      %9 = "arith.muli"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "arith.addi"(%arg3, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%10) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map3, #map4]} : (memref<2xi32>, memref<2xi32>, memref<i32>) -> ()
    %6 = "memref.load"(%4) : (memref<i32>) -> i32
    %7 = "arith.extsi"(%6) : (i32) -> i64
    %8 = "vector.transfer_read"(%5, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<2xi32>, index, i32) -> vector<2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.call"(%7) <{callee = @show}> : (i64) -> ()
    "memref.dealloc"(%5) : (memref<2xi32>) -> ()
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
