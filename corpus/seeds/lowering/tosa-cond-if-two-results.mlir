// expect: ( 4, -7, 9 )
// expect: ( 1, 2, 3 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[4, -7, 9]> : tensor<3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3]> : tensor<3xi32>, sym_name = "b", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<1xi32>, sym_name = "p", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<i1>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>), sym_name = "order", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>):
    %13:2 = "tosa.cond_if"(%arg0) ({
      "tosa.yield"(%arg1, %arg2) : (tensor<3xi32>, tensor<3xi32>) -> ()
    }, {
      "tosa.yield"(%arg2, %arg1) : (tensor<3xi32>, tensor<3xi32>) -> ()
    }) : (tensor<i1>) -> (tensor<3xi32>, tensor<3xi32>)
    "func.return"(%13#0, %13#1) : (tensor<3xi32>, tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<3xi32>
    %4 = "memref.get_global"() <{name = @p}> : () -> memref<1xi32>
    %5 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<3xi32>) -> tensor<3xi32>
    %6 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<3xi32>) -> tensor<3xi32>
    %7 = "memref.load"(%4, %0) : (memref<1xi32>, index) -> i32
    %8 = "arith.cmpi"(%7, %1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %9 = "tensor.from_elements"(%8) : (i1) -> tensor<i1>
    %10:2 = "func.call"(%9, %5, %6) <{callee = @order}> : (tensor<i1>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %11 = "vector.transfer_read"(%10#0, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<3xi32>, index, i32) -> vector<3xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    %12 = "vector.transfer_read"(%10#1, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<3xi32>, index, i32) -> vector<3xi32>
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
