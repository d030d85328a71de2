// expect: ( ( 0, 5 ), ( -12, -18 ), ( 28, 2147483641 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, -6, 7]> : tensor<3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4], [5, -2147483648]]> : tensor<3x2xi32>, sym_name = "b", sym_visibility = "private", type = memref<3x2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<3xi32>) -> tensor<3xi32>
    %4 = "memref.get_global"() <{name = @b}> : () -> memref<3x2xi32>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<3x2xi32>) -> tensor<3x2xi32>
    %6 = "tensor.empty"() : () -> tensor<3x2xi32>
    %7 = "linalg.broadcast"(%3, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (tensor<3xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %8 = "linalg.map"(%7, %5, %6) ({
    ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
      %10 = "arith.muli"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.subi"(%10, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%11) : (i32) -> ()
    }) : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %9 = "vector.transfer_read"(%8, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<3x2xi32>, index, index, i32) -> vector<3x2xi32>
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
