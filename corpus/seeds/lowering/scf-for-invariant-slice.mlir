// expect: ( 9, 22, 42, 9 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[9, 1, 0, 9]> : tensor<4xi32>, sym_name = "in", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<7> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = (tensor<4xi32>, index) -> tensor<4xi32>, sym_name = "twist", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xi32>, %arg1: index):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    %10 = "scf.for"(%8, %arg1, %9, %arg0) ({
    ^bb0(%arg2: index, %arg3: tensor<4xi32>):
      %11 = "tensor.extract_slice"(%arg3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<2xi32>
      %12 = "tensor.extract"(%11, %8) : (tensor<2xi32>, index) -> i32
      %13 = "tensor.extract"(%11, %9) : (tensor<2xi32>, index) -> i32
      %14 = "arith.index_cast"(%arg2) : (index) -> i32
      %15 = "arith.addi"(%12, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %16 = "arith.addi"(%13, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "tensor.insert"(%15, %11, %8) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
      %18 = "tensor.insert"(%16, %17, %9) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
      %19 = "tensor.insert_slice"(%18, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<4xi32>) -> tensor<4xi32>
      "scf.yield"(%19) : (tensor<4xi32>) -> ()
    }) : (index, index, index, tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%10) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<4xi32>
    %3 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %4 = "memref.load"(%3, %0) : (memref<1xindex>, index) -> index
    %5 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<4xi32>) -> tensor<4xi32>
    %6 = "func.call"(%5, %4) <{callee = @twist}> : (tensor<4xi32>, index) -> tensor<4xi32>
    %7 = "vector.transfer_read"(%6, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<4xi32>, index, i32) -> vector<4xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
