// expect: ( ( 9, 9, 9 ), ( 1, 2, 9 ), ( 3, 4, 9 ), ( 5, 6, 9 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>, sym_name = "in", sym_visibility = "private", type = memref<3x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[3, 1]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = (tensor<?x2xi32>, index, i32) -> tensor<?x3xi32>, sym_name = "frame", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<?x2xi32>, %arg1: index, %arg2: i32):
    %11 = "tensor.pad"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0, 1>, static_low = array<i64: -9223372036854775808, 0>}> ({
    ^bb0(%arg3: index, %arg4: index):
      "tensor.yield"(%arg2) : (i32) -> ()
    }) : (tensor<?x2xi32>, index) -> tensor<?x3xi32>
    "func.return"(%11) : (tensor<?x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 9 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @in}> : () -> memref<3x2xi32>
    %5 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %6 = "memref.load"(%5, %1) : (memref<2xindex>, index) -> index
    %7 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<3x2xi32>) -> tensor<3x2xi32>
    %8 = "tensor.cast"(%7) : (tensor<3x2xi32>) -> tensor<?x2xi32>
    %9 = "func.call"(%8, %6, %3) <{callee = @frame}> : (tensor<?x2xi32>, index, i32) -> tensor<?x3xi32>
    %10 = "vector.transfer_read"(%9, %0, %0, %2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<?x3xi32>, index, index, i32) -> vector<4x3xi32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<4x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
