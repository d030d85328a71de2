// near-miss: M52
// expect: ( 2, 2 )
// good: --one-shot-bufferize="bufferize-function-boundaries=1 copy-before-write=1" PLAIN
// same: --one-shot-bufferize=bufferize-function-boundaries=1 PLAIN
// The inner loop begins with a tensor of its own.
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %6 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<2xi32>
    %7 = "scf.for"(%0, %2, %1, %6) ({
    ^bb0(%arg0: index, %arg1: tensor<2xi32>):
      %9 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<2xi32>
      %10 = "scf.for"(%0, %2, %1, %9) ({
      ^bb0(%arg2: index, %arg3: tensor<2xi32>):
        %12 = "tensor.insert"(%4, %arg3, %arg2) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
        "scf.yield"(%12) : (tensor<2xi32>) -> ()
      }) : (index, index, index, tensor<2xi32>) -> tensor<2xi32>
      %11 = "tensor.insert"(%5, %arg1, %arg0) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
      "scf.yield"(%11) : (tensor<2xi32>) -> ()
    }) : (index, index, index, tensor<2xi32>) -> tensor<2xi32>
    %8 = "vector.transfer_read"(%7, %0, %3) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (tensor<2xi32>, index, i32) -> vector<2xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
