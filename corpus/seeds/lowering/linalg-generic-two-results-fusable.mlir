// expect: ( 2, 0, 6, 0, 0 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, -2, 3, -4, 2147483647]> : tensor<5xi32>, sym_name = "a", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<5xi32>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<5xi32>) -> tensor<5xi32>
    %5 = "tensor.empty"() : () -> tensor<5xi32>
    %6:2 = "linalg.generic"(%4, %5, %4) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
      %10 = "arith.muli"(%arg3, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.minsi"(%10, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%10, %11) : (i32, i32) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
    %7 = "linalg.generic"(%6#0, %6#1, %5) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %9 = "arith.subi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%9) : (i32) -> ()
    }) : (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %8 = "vector.transfer_read"(%7, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<5xi32>, index, i32) -> vector<5xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
