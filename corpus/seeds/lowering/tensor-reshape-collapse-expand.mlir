// expect: ( 10, 5, 10 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]]> : tensor<2x6xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[4, 3]> : tensor<2xindex>, sym_name = "s", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<2x6xi32>
    %5 = "memref.get_global"() <{name = @s}> : () -> memref<2xindex>
    %6 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<2x6xi32>) -> tensor<2x6xi32>
    %7 = "bufferization.to_tensor"(%5) <{restrict}> : (memref<2xindex>) -> tensor<2xindex>
    %8 = "tensor.expand_shape"(%6) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 3, 2>}> : (tensor<2x6xi32>) -> tensor<2x3x2xi32>
    %9 = "tensor.collapse_shape"(%8) <{reassociation = [[0, 1], [2]]}> : (tensor<2x3x2xi32>) -> tensor<6x2xi32>
    %10 = "tensor.reshape"(%9, %7) : (tensor<6x2xi32>, tensor<2xindex>) -> tensor<?x?xi32>
    %11 = "tensor.extract"(%8, %1, %2, %0) : (tensor<2x3x2xi32>, index, index, index) -> i32
    %12 = "tensor.extract"(%9, %2, %1) : (tensor<6x2xi32>, index, index) -> i32
    %13 = "tensor.extract"(%10, %3, %1) : (tensor<?x?xi32>, index, index) -> i32
    %14 = "vector.from_elements"(%11, %12, %13) : (i32, i32, i32) -> vector<3xi32>
    "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
