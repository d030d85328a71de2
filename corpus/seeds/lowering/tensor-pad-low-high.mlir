// expect: 5
// expect: ( ( 0, 0, 0, 0 ), ( 1, 2, 3, -3 ), ( 4, 5, 6, -6 ), ( 0, -3, -6, -9 ), ( 0, -4, -8, -12 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "k", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %4 = "memref.get_global"() <{name = @k}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<2x3xi32>) -> tensor<2x3xi32>
    %7 = "tensor.pad"(%6, %5) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 1>, static_low = array<i64: 1, 0>}> ({
    ^bb0(%arg1: index, %arg2: index):
      %12 = "arith.muli"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %13 = "arith.index_cast"(%12) : (index) -> i32
      %14 = "arith.subi"(%2, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "tensor.yield"(%14) : (i32) -> ()
    }) : (tensor<2x3xi32>, index) -> tensor<?x4xi32>
    %8 = "tensor.dim"(%7, %0) : (tensor<?x4xi32>, index) -> index
    %9 = "arith.index_cast"(%8) : (index) -> i64
    "func.call"(%9) <{callee = @show}> : (i64) -> ()
    %10 = "tensor.cast"(%7) : (tensor<?x4xi32>) -> tensor<5x4xi32>
    %11 = "vector.transfer_read"(%10, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (tensor<5x4xi32>, index, index, i32) -> vector<5x4xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<5x4xi32>) -> ()
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
