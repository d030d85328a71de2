// expect: ( ( 1, -6 ), ( 7, -1 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, -5], [7, -2147483648]]> : tensor<2x2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[2, -6], [7, 2147483647]]> : tensor<2x2xi32>, sym_name = "b", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2x2xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2x2xi32>) -> tensor<2x2xi32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<2x2xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2x2xi32>) -> tensor<2x2xi32>
    %6 = "tensor.empty"() : () -> tensor<2x2xi32>
    %7 = "linalg.elementwise"(%3, %5, %6) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: i32, %arg8: i32, %arg9: i32):
      %14 = "arith.maxsi"(%arg7, %arg8) : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %8 = "linalg.elementwise"(%7, %3, %6) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32, %arg6: i32):
      %13 = "arith.subi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %9 = "arith.cmpi"(%3, %5) <{predicate = 2 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %10 = "linalg.elementwise"(%9, %8, %5, %6) <{indexing_maps = [#map, #map, #map, #map], kind = #linalg.elementwise_kind<select>, operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32):
      %12 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i32, i32) -> i32
      "linalg.yield"(%12) : (i32) -> ()
    }) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %11 = "vector.transfer_read"(%10, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<2x2xi32>, index, index, i32) -> vector<2x2xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
