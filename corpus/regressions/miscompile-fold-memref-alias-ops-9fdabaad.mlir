// kind: miscompile
// culprit: fold-memref-alias-ops
// expect: ( ( 1 ), ( 2 ), ( 3 ) )
// good: PLAIN
// bad: --fold-memref-alias-ops PLAIN
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3]]> : tensor<1x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<1x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<1x3xi32>
    %3 = "memref.expand_shape"(%2) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 1, 3, 1>}> : (memref<1x3xi32>) -> memref<1x3x1xi32>
    %4 = "vector.transfer_read"(%3, %0, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = #map}> : (memref<1x3x1xi32>, index, index, index, i32) -> vector<3x1xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3x1xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
