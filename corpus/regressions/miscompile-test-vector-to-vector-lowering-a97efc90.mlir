// kind: miscompile
// culprit: test-vector-to-vector-lowering
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(func.func(test-vector-to-vector-lowering))'
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<1xi8>, sym_name = "scion_pool_i32", type = memref<1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<1xindex>, sym_name = "scion_pool_index", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = (index, vector<1x1x1xi8>, memref<1x?x1x1xi8>) -> (), sym_name = "transfer_write_dynamic_dim_to_flatten"}> ({
  ^bb0(%arg0: index, %arg1: vector<1x1x1xi8>, %arg2: memref<1x?x1x1xi8>):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    "vector.transfer_write"(%arg1, %arg2, %8, %arg0, %8, %8) <{in_bounds = [false, true, true], operandSegmentSizes = array<i32: 1, 1, 4, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>}> : (vector<1x1x1xi8>, memref<1x?x1x1xi8>, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @scion_pool_index}> : () -> memref<1xindex>
    %2 = "memref.load"(%1, %0) : (memref<1xindex>, index) -> index
    %3 = "memref.get_global"() <{name = @scion_pool_i32}> : () -> memref<1xi8>
    %4 = "memref.load"(%3, %0) : (memref<1xi8>, index) -> i8
    %5 = "vector.broadcast"(%4) : (i8) -> vector<1x1x1xi8>
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1x1x1xi8>
    %7 = "memref.cast"(%6) : (memref<1x1x1x1xi8>) -> memref<1x?x1x1xi8>
    "func.call"(%2, %5, %7) <{callee = @transfer_write_dynamic_dim_to_flatten}> : (index, vector<1x1x1xi8>, memref<1x?x1x1xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
