// near-miss: M46
// expect: ( 14, 18 )
// good: --linalg-morph-ops=category-to-generic PLAIN
// same: PLAIN
// The body uses the operand twice, not the init.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, 9]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    %3 = "bufferization.to_tensor"(%2) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    %4 = "linalg.map"(%3, %3) ({
    ^bb0(%arg0: i32, %arg1: i32):
      %6 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %5 = "vector.transfer_read"(%4, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<2xi32>, index, i32) -> vector<2xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
