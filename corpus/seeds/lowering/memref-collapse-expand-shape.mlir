// expect: 21
// expect: 3
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : tensor<2x3x4xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3x4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<3> : tensor<1xindex>, sym_name = "k", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 5 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @k}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "memref.get_global"() <{name = @a}> : () -> memref<2x3x4xi32>
    %7 = "memref.collapse_shape"(%6) <{reassociation = [[0, 1], [2]]}> : (memref<2x3x4xi32>) -> memref<6x4xi32>
    %8 = "memref.load"(%7, %3, %1) : (memref<6x4xi32>, index, index) -> i32
    %9 = "memref.cast"(%7) : (memref<6x4xi32>) -> memref<?x4xi32>
    %10 = "memref.expand_shape"(%9, %5) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, 2, 2, 2>}> : (memref<?x4xi32>, index) -> memref<?x2x2x2xi32>
    "memref.store"(%8, %10, %2, %0, %1, %0) : (i32, memref<?x2x2x2xi32>, index, index, index, index) -> ()
    %11 = "memref.load"(%6, %1, %1, %2) : (memref<2x3x4xi32>, index, index, index) -> i32
    %12 = "memref.dim"(%10, %0) : (memref<?x2x2x2xi32>, index) -> index
    %13 = "arith.extsi"(%11) : (i32) -> i64
    %14 = "arith.index_cast"(%12) : (index) -> i64
    "func.call"(%13) <{callee = @show}> : (i64) -> ()
    "func.call"(%14) <{callee = @show}> : (i64) -> ()
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
