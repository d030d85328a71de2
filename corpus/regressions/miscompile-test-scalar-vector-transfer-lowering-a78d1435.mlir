// kind: miscompile
// culprit: test-scalar-vector-transfer-lowering
// expect: 1
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(func.func(test-scalar-vector-transfer-lowering))' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<1xi8>, sym_name = "a", type = memref<1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<1> : tensor<1xi8>, sym_name = "o", type = memref<1xi8>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<index>, sym_name = "g0", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %2 = "memref.get_global"() <{name = @g0}> : () -> memref<index>
    %3 = "memref.load"(%2) : (memref<index>) -> index
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<1xi8>
    %5 = "bufferization.to_tensor"(%4) <{restrict}> : (memref<1xi8>) -> tensor<1xi8>
    %6 = "memref.get_global"() <{name = @o}> : () -> memref<1xi8>
    %7 = "tensor.extract"(%5, %3) : (tensor<1xi8>, index) -> i8
    %8 = "tensor.insert"(%7, %5, %0) : (i8, tensor<1xi8>, index) -> tensor<1xi8>
    %9 = "vector.transfer_read"(%6, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<1xi8>, index, i8) -> vector<1xi8>
    "bufferization.materialize_in_destination"(%8, %6) <{writable}> : (tensor<1xi8>, memref<1xi8>) -> ()
    %10 = "vector.extract"(%9) <{static_position = array<i64: 0>}> : (vector<1xi8>) -> i8
    "vector.print"(%10) <{punctuation = #vector.punctuation<no_punctuation>}> : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
