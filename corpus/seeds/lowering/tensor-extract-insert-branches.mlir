// expect: 3
// expect: -2147483648
// expect: -2147483648
// expect: 0
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, -2147483648, 3, 0]> : tensor<4xi32>, sym_name = "a", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @a}> : () -> memref<4xi32>
    %6 = "bufferization.to_tensor"(%5) <{restrict}> : (memref<4xi32>) -> tensor<4xi32>
    %7 = "tensor.extract"(%6, %1) : (tensor<4xi32>, index) -> i32
    %8 = "arith.cmpi"(%7, %4) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %9 = "scf.if"(%8) ({
      %14 = "tensor.insert"(%7, %6, %2) : (i32, tensor<4xi32>, index) -> tensor<4xi32>
      "scf.yield"(%14) : (tensor<4xi32>) -> ()
    }, {
      "scf.yield"(%6) : (tensor<4xi32>) -> ()
    }) : (i1) -> tensor<4xi32>
    %10 = "tensor.extract"(%6, %2) : (tensor<4xi32>, index) -> i32
    %11 = "tensor.insert"(%10, %9, %0) : (i32, tensor<4xi32>, index) -> tensor<4xi32>
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg1: index):
      %12 = "tensor.extract"(%11, %arg1) : (tensor<4xi32>, index) -> i32
      %13 = "arith.extsi"(%12) : (i32) -> i64
      "func.call"(%13) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
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
