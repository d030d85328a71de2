// kind: miscompile
// culprit: transform-interpreter
// expect: ( ( ( 1, 1 ), ( 1, 1 ) ) )
// good: --test-transform-dialect-erase-schedule PLAIN
// bad: '--pass-pipeline=builtin.module(transform-interpreter,test-transform-dialect-erase-schedule)' PLAIN
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %2 = "arith.constant"() <{value = dense<false> : vector<1x2x2xi1>}> : () -> vector<1x2x2xi1>
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<0> : tensor<1x2x2xi32>}> : () -> tensor<1x2x2xi32>
    %5 = "arith.constant"() <{value = dense<0> : tensor<2x2x1xi32>}> : () -> tensor<2x2x1xi32>
    %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %7 = "linalg.transpose"(%5, %4) <{permutation = array<i64: 2, 0, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      "linalg.yield"(%arg1) : (i32) -> ()
    }) : (tensor<2x2x1xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %8 = "vector.mask"(%2) ({
      %9 = "vector.transfer_read"(%7, %3, %3, %3, %6) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (tensor<1x2x2xi32>, index, index, index, i32) -> vector<1x2x2xi32>
      "vector.yield"(%9) : (vector<1x2x2xi32>) -> ()
    }) : (vector<1x2x2xi1>) -> vector<1x2x2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<1x2x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["func.func"]}> : (!transform.any_op) -> !transform.any_op
    %1 = "transform.structured.vectorize_children_and_apply_patterns"(%0) <{fold_type_extensions_into_contract, vectorize_nd_extract, vectorize_padding}> : (!transform.any_op) -> !transform.any_op
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
