// near-miss: M30
// expect: 7
// expect: 7
// good: --one-shot-bufferize=copy-before-write=1 PLAIN
// same: PLAIN
// The branch hands on the tensor that is written to, not the one from before.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<5> : tensor<2xi32>}> : () -> tensor<2xi32>
    %4 = "scf.execute_region"() ({
      "cf.br"(%0, %3)[^bb1] : (index, tensor<2xi32>) -> ()
    ^bb1(%6: index, %7: tensor<2xi32>):  // 2 preds: ^bb0, ^bb2
      %8 = "arith.cmpi"(%6, %1) <{predicate = 2 : i64}> : (index, index) -> i1
      "cf.cond_br"(%8)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb2:  // pred: ^bb1
      %9 = "tensor.insert"(%2, %7, %0) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
      %10 = "tensor.extract"(%9, %0) : (tensor<2xi32>, index) -> i32
      "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
      "cf.br"(%1, %9)[^bb1] : (index, tensor<2xi32>) -> ()
    ^bb3:  // pred: ^bb1
      "scf.yield"(%7) : (tensor<2xi32>) -> ()
    }) : () -> tensor<2xi32>
    %5 = "tensor.extract"(%4, %0) : (tensor<2xi32>, index) -> i32
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
