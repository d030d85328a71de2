// expect: 60 5 3 13
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "show"}> ({
  ^bb0(%arg3: index):
    %11 = "arith.index_cast"(%arg3) : (index) -> i64
    "func.call"(%11) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "shape.const_shape"() <{shape = dense<[4, 1, 3]> : tensor<3xindex>}> : () -> tensor<3xindex>
    %2 = "shape.const_shape"() <{shape = dense<[5, 1]> : tensor<2xindex>}> : () -> tensor<2xindex>
    %3 = "shape.cstr_broadcastable"(%1, %2) : (tensor<3xindex>, tensor<2xindex>) -> !shape.witness
    %4 = "shape.assuming"(%3) ({
      %10 = "shape.broadcast"(%1, %2) : (tensor<3xindex>, tensor<2xindex>) -> tensor<3xindex>
      "shape.assuming_yield"(%10) : (tensor<3xindex>) -> ()
    }) : (!shape.witness) -> tensor<3xindex>
    %5 = "shape.num_elements"(%4) : (tensor<3xindex>) -> index
    "func.call"(%5) <{callee = @show}> : (index) -> ()
    %6 = "shape.get_extent"(%4, %0) : (tensor<3xindex>, index) -> index
    "func.call"(%6) <{callee = @show}> : (index) -> ()
    %7 = "shape.rank"(%4) : (tensor<3xindex>) -> index
    "func.call"(%7) <{callee = @show}> : (index) -> ()
    %8 = "shape.reduce"(%4, %0) ({
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      %9 = "shape.add"(%arg2, %arg1) : (index, index) -> index
      "shape.yield"(%9) : (index) -> ()
    }) : (tensor<3xindex>, index) -> index
    "func.call"(%8) <{callee = @show}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

