// expect: 0
// expect: 18
// expect: 0
// expect: -36
// expect: 0
// expect: 54
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, -4, 5, 6]> : tensor<6xi32>, sym_name = "a", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 6 : index}> : () -> index
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @a}> : () -> memref<6xi32>
    %6 = "bufferization.to_tensor"(%5) <{restrict}> : (memref<6xi32>) -> tensor<6xi32>
    %7 = "tensor.splat"(%4) : (i32) -> tensor<6xi32>
    %8 = "scf.forall"(%7) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%arg2: index, %arg3: tensor<6xi32>):
      %13 = "arith.muli"(%arg2, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %14 = "tensor.extract_slice"(%6, %13) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<6xi32>, index) -> tensor<2xi32>
      %15 = "tensor.extract"(%14, %1) : (tensor<2xi32>, index) -> i32
      %16 = "arith.muli"(%15, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "tensor.insert"(%16, %14, %1) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%17, %arg3, %13) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xi32>, tensor<6xi32>, index) -> ()
      }) : () -> ()
    }) : (tensor<6xi32>) -> tensor<6xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %9 = "tensor.extract"(%8, %arg1) : (tensor<6xi32>, index) -> i32
      %10 = "tensor.extract"(%6, %arg1) : (tensor<6xi32>, index) -> i32
      %11 = "arith.subi"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "arith.extsi"(%11) : (i32) -> i64
      "func.call"(%12) <{callee = @show}> : (i64) -> ()
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
