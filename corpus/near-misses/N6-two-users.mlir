// near-miss: N6
// same: --transform-interpreter
// Each read has a first user of its own.
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xi32>, memref<2xi32>, i32) -> (vector<2xi32>, i32), sym_name = "f"}> ({
  ^bb0(%arg1: memref<2xi32>, %arg2: memref<2xi32>, %arg3: i32):
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "vector.load"(%arg1, %1) : (memref<2xi32>, index) -> vector<2xi32>
    %3 = "vector.load"(%arg2, %1) : (memref<2xi32>, index) -> vector<2xi32>
    %4 = "arith.addi"(%arg3, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.addi"(%2, %2) <{overflowFlags = #arith.overflow<none>}> : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    %6 = "arith.muli"(%5, %3) <{overflowFlags = #arith.overflow<none>}> : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"(%6, %4) : (vector<2xi32>, i32) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    "transform.apply_patterns"(%0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
