// near-miss: M95
// expect: 3
// expect: 5
// good: --one-shot-bufferize=copy-before-write=1 PLAIN
// same: --one-shot-bufferize PLAIN
// The read comes before the other tensor is made.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : i64}> : () -> i64
    %2 = "arith.constant"() <{value = 5 : i64}> : () -> i64
    %3 = "tensor.empty"() : () -> tensor<2xi64>
    %4 = "linalg.fill"(%1, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i64, %arg3: i64):
      "linalg.yield"(%arg2) : (i64) -> ()
    }) : (i64, tensor<2xi64>) -> tensor<2xi64>
    %5 = "bufferization.to_buffer"(%4) : (tensor<2xi64>) -> memref<2xi64>
    %6 = "memref.load"(%5, %0) : (memref<2xi64>, index) -> i64
    %7 = "linalg.fill"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i64, %arg1: i64):
      "linalg.yield"(%arg0) : (i64) -> ()
    }) : (i64, tensor<2xi64>) -> tensor<2xi64>
    %8 = "tensor.extract"(%7, %0) : (tensor<2xi64>, index) -> i64
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
