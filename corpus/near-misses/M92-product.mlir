// near-miss: M92
// until: 22
// expect: ( 7, 16, 27 )
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
// Products of zeros are zero.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, 8, 9]> : tensor<3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 2, 3]> : tensor<3xi32>, sym_name = "b", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %9 = "memref.get_global"() <{name = @b}> : () -> memref<3xi32>
    %10 = "bufferization.to_tensor"(%8) <{restrict}> : (memref<3xi32>) -> tensor<3xi32>
    %11 = "bufferization.to_tensor"(%9) <{restrict}> : (memref<3xi32>) -> tensor<3xi32>
    %12 = "tensor.empty"() : () -> tensor<3xi32>
    %13 = "linalg.generic"(%10, %11, %12) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32, %arg3: i32):
      %15 = "arith.muli"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%15) : (i32) -> ()
    }) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %14 = "vector.transfer_read"(%13, %6, %7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<3xi32>, index, i32) -> vector<3xi32>
    "vector.print"(%14) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.structured.pack"(%0) <{static_packed_sizes = array<i64: 8>}> : (!transform.any_op) -> !transform.op<"linalg.generic">
    %2 = "transform.structured.match"(%arg0) <{ops = ["linalg.pack"]}> : (!transform.any_op) -> !transform.op<"linalg.pack">
    %3:3 = "transform.structured.lower_pack"(%2) <{lowerPadLikeWithInsertSlice = true}> : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %4 = "transform.structured.match"(%arg0) <{ops = ["linalg.unpack"]}> : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %5:4 = "transform.structured.lower_unpack"(%4) <{lowerUnpadLikeWithExtractSlice = true}> : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
