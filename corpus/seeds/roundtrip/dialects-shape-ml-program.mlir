// Shapes, witnesses and functions of ml_program, data layout specifications.
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.global"() <{sym_name = "e", sym_visibility = "public", type = i64, value = #ml_program.extern}> : () -> ()
  "ml_program.func"() <{function_type = (!shape.shape, tensor<?xindex>) -> i1, sym_name = "f"}> ({
  ^bb0(%arg0: !shape.shape, %arg1: tensor<?xindex>):
    %0 = "shape.const_shape"() <{shape = dense<[1, 2, 0]> : tensor<3xindex>}> : () -> !shape.shape
    %1 = "shape.broadcast"(%0, %arg1) : (!shape.shape, tensor<?xindex>) -> !shape.shape
    %2 = "shape.cstr_broadcastable"(%1, %arg0) : (!shape.shape, !shape.shape) -> !shape.witness
    %3 = "shape.assuming"(%2) ({
      %8 = "shape.is_broadcastable"(%arg0, %0) : (!shape.shape, !shape.shape) -> i1
      "shape.assuming_yield"(%8) : (i1) -> ()
    }) : (!shape.witness) -> i1
    %4 = "shape.const_size"() <{value = 1 : index}> : () -> !shape.size
    %5 = "ml_program.global_load"() <{global = @g}> : () -> tensor<4xi32>
    %6 = "shape.reduce"(%arg0, %4) ({
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %7 = "shape.mul"(%arg4, %arg3) : (!shape.size, !shape.size) -> !shape.size
      "shape.yield"(%7) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    "ml_program.global_store"(%5) <{global = @g}> : (tensor<4xi32>) -> ()
    "ml_program.return"(%3) : (i1) -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "little">, dlti.map = #dlti.map<"k" = #dlti.map<i32 = 4 : i64>>} : () -> ()
