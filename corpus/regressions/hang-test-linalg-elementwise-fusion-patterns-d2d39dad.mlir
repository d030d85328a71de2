// kind: hang
// culprit: test-linalg-elementwise-fusion-patterns
// bad: '--pass-pipeline=builtin.module(func.func(test-linalg-elementwise-fusion-patterns{fuse-multiuse-producer=1}))'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %1 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %2 = "arith.constant"() <{value = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %4:2 = "linalg.generic"(%2, %0, %2, %0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg12: i8, %arg13: i16, %arg14: i8, %arg15: i16):
      "linalg.yield"(%1, %3) : (i8, i16) -> ()
    }) : (tensor<1xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>) -> (tensor<1xi8>, tensor<1xi16>)
    %5:2 = "linalg.generic"(%2, %0, %4#1, %4#1, %2, %0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 4, 2>}> ({
    ^bb0(%arg6: i8, %arg7: i16, %arg8: i16, %arg9: i16, %arg10: i8, %arg11: i16):
      "linalg.yield"(%1, %3) : (i8, i16) -> ()
    }) : (tensor<1xi8>, tensor<1xi16>, tensor<1xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>) -> (tensor<1xi8>, tensor<1xi16>)
    %6 = "linalg.generic"(%2, %0, %4#1, %0, %5#1, %2) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 5, 1>}> ({
    ^bb0(%arg0: i8, %arg1: i16, %arg2: i16, %arg3: i16, %arg4: i16, %arg5: i8):
      "linalg.yield"(%1) : (i8) -> ()
    }) : (tensor<1xi8>, tensor<1xi16>, tensor<1xi16>, tensor<1xi16>, tensor<1xi16>, tensor<1xi8>) -> tensor<1xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
