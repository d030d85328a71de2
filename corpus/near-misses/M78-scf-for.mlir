// near-miss: M78
// expect: 1
// expect: 1
// expect: 1
// good: --lower-affine PLAIN
// same: PLAIN
// The loop is an scf.for.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %5 = "tensor.empty"() : () -> tensor<1xi32>
    %6 = "linalg.fill"(%3, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, tensor<1xi32>) -> tensor<1xi32>
    %7 = "tensor.from_elements"(%4) : (i32) -> tensor<1xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %8 = "linalg.generic"(%7, %6) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg1: i32, %arg2: i32):
        %11 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "linalg.yield"(%11) : (i32) -> ()
      }) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %9 = "tensor.extract"(%8, %0) : (tensor<1xi32>, index) -> i32
      %10 = "arith.extsi"(%9) : (i32) -> i64
      "func.call"(%10) <{callee = @printI64}> : (i64) -> ()
      "func.call"() <{callee = @printNewline}> : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
