// expect: 3
// expect: 2
// expect: -2147483647
// expect: 2147483647
// expect: -1
// expect: 2147483647
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-1, 2147483647]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    %4 = "memref.load"(%3, %0) : (memref<2xi32>, index) -> i32
    %5 = "memref.load"(%3, %1) : (memref<2xi32>, index) -> i32
    %6 = "tensor.from_elements"(%4, %5, %5, %4) : (i32, i32, i32, i32) -> tensor<2x2xi32>
    %7 = "tensor.splat"(%5) : (i32) -> tensor<3xi32>
    %8 = "tensor.insert"(%4, %7, %1) : (i32, tensor<3xi32>, index) -> tensor<3xi32>
    %9 = "tensor.cast"(%8) : (tensor<3xi32>) -> tensor<?xi32>
    %10 = "tensor.dim"(%9, %0) : (tensor<?xi32>, index) -> index
    %11 = "tensor.rank"(%6) : (tensor<2x2xi32>) -> index
    %12 = "tensor.extract"(%6, %1, %1) : (tensor<2x2xi32>, index, index) -> i32
    %13 = "tensor.extract"(%6, %0, %1) : (tensor<2x2xi32>, index, index) -> i32
    %14 = "arith.muli"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %15 = "arith.index_cast"(%10) : (index) -> i64
    %16 = "arith.index_cast"(%11) : (index) -> i64
    %17 = "arith.extsi"(%14) : (i32) -> i64
    "func.call"(%15) <{callee = @show}> : (i64) -> ()
    "func.call"(%16) <{callee = @show}> : (i64) -> ()
    "func.call"(%17) <{callee = @show}> : (i64) -> ()
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %18 = "tensor.extract"(%9, %arg1) : (tensor<?xi32>, index) -> i32
      %19 = "arith.extsi"(%18) : (i32) -> i64
      "func.call"(%19) <{callee = @show}> : (i64) -> ()
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
