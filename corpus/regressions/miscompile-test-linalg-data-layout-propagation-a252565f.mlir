// kind: miscompile
// culprit: test-linalg-data-layout-propagation
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(test-linalg-data-layout-propagation)'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<1xf32>, sym_name = "in1", type = memref<1xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<1x1xi32>, sym_name = "a", type = memref<1x1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = dense<0> : vector<1xi32>}> : () -> vector<1xi32>
    %9 = "arith.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "arith.constant"() <{value = true}> : () -> i1
    %11 = "arith.constant"() <{value = 1 : index}> : () -> index
    %12 = "memref.get_global"() <{name = @in1}> : () -> memref<1xf32>
    %13 = "bufferization.to_tensor"(%12) <{restrict}> : (memref<1xf32>) -> tensor<1xf32>
    %14 = "memref.get_global"() <{name = @a}> : () -> memref<1x1xi32>
    %15 = "bufferization.to_tensor"(%14) <{restrict}> : (memref<1x1xi32>) -> tensor<1x1xi32>
    %16 = "tensor.extract_slice"(%15, %6) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xi32>, index) -> tensor<?x1xi32>
    %17 = "linalg.generic"(%16, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %20 = "arith.addi"(%arg3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%20) : (i32) -> ()
    }) : (tensor<?x1xi32>, tensor<1xi32>) -> tensor<1xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<1xi32>) -> ()
    %18 = "vector.transfer_read"(%17, %6, %5) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<1xi32>, index, i32) -> vector<1xi32>
    "func.call"(%7) <{callee = @scion_show_f32}> : (f32) -> ()
    %19 = "tensor.extract"(%13, %6) : (tensor<1xf32>, index) -> f32
    "func.call"(%19) <{callee = @scion_show_f32}> : (f32) -> ()
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "scf.for"(%6, %11, %11) ({
    ^bb0(%arg1: index):
      "vector.print"(%18) <{punctuation = #vector.punctuation<newline>}> : (vector<1xi32>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> (), sym_name = "scion_show_f32"}> ({
  ^bb0(%arg0: f32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.bitcast"(%arg0) : (f32) -> i32
    %3 = "arith.andi"(%2, %1) : (i32, i32) -> i32
    %4 = "arith.cmpi"(%3, %0) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
