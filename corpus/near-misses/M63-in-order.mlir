// near-miss: M63
// expect: ( ( 1, 2 ), ( -1, -1 ) )
// good: --test-transform-dialect-erase-schedule PLAIN
// same: --transform-interpreter --test-transform-dialect-erase-schedule PLAIN
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, sym_name = "m", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[1, 1, 0, 0]> : tensor<4xi8>, sym_name = "k", sym_visibility = "private", type = memref<4xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %1 = "memref.get_global"() <{name = @m}> : () -> memref<2x2xi32>
    %2 = "memref.get_global"() <{name = @k}> : () -> memref<4xi8>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %5 = "vector.load"(%2, %3) : (memref<4xi8>, index) -> vector<4xi8>
    %6 = "arith.trunci"(%5) <{overflowFlags = #arith.overflow<none>}> : (vector<4xi8>) -> vector<4xi1>
    %7 = "vector.shape_cast"(%6) : (vector<4xi1>) -> vector<2x2xi1>
    %8 = "vector.transfer_read"(%1, %3, %3, %4, %7) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> : (memref<2x2xi32>, index, index, i32, vector<2x2xi1>) -> vector<2x2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.vector.transfer_to_scf"() <{full_unroll = true, max_transfer_rank = 1 : i64}> : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
