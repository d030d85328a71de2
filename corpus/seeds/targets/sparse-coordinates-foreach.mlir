// expect: 0 1 4 0 4 1 2 0 3 2 3 -5 4 1191 2 7 6 1191
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>):
    "sparse_tensor.foreach"(%arg6) ({
    ^bb0(%arg7: index, %arg8: index, %arg9: i64):
      %17 = "arith.index_cast"(%arg7) : (index) -> i64
      %18 = "arith.index_cast"(%arg8) : (index) -> i64
      "func.call"(%17) <{callee = @printI64}> : (i64) -> ()
      "func.call"(%18) <{callee = @printI64}> : (i64) -> ()
      "func.call"(%arg9) <{callee = @printI64}> : (i64) -> ()
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "arith.constant"() <{value = 7 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 6 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<[[0, 4, 0, 0, 1], [0, 0, 0, 0, 0], [3, 0, 0, -5, 0]]> : tensor<3x5xi64>}> : () -> tensor<3x5xi64>
    %5 = "sparse_tensor.convert"(%4) : (tensor<3x5xi64>) -> tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>
    "func.call"(%5) <{callee = @show}> : (tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>) -> ()
    %6 = "sparse_tensor.convert"(%5) : (tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>>) -> tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>>
    %7 = "sparse_tensor.number_of_entries"(%6) : (tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>>) -> index
    %8 = "arith.index_cast"(%7) : (index) -> i64
    "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
    %9 = "sparse_tensor.foreach"(%6, %0) ({
    ^bb0(%arg2: index, %arg3: index, %arg4: i64, %arg5: i64):
      %15 = "arith.muli"(%arg5, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %16 = "arith.addi"(%15, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "sparse_tensor.yield"(%16) : (i64) -> ()
    }) : (tensor<3x5xi64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>>, i64) -> i64
    "func.call"(%9) <{callee = @printI64}> : (i64) -> ()
    %10 = "tensor.empty"() : () -> tensor<9xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %11 = "tensor.insert"(%1, %10, %2) : (i64, tensor<9xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> tensor<9xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %12 = "tensor.insert"(%9, %11, %3) : (i64, tensor<9xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> tensor<9xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    %13 = "sparse_tensor.load"(%12) <{hasInserts}> : (tensor<9xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<9xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    "sparse_tensor.foreach"(%13) ({
    ^bb0(%arg0: index, %arg1: i64):
      %14 = "arith.index_cast"(%arg0) : (index) -> i64
      "func.call"(%14) <{callee = @printI64}> : (i64) -> ()
      "func.call"(%arg1) <{callee = @printI64}> : (i64) -> ()
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<9xi64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
