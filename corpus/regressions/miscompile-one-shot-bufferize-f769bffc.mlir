// kind: miscompile
// culprit: one-shot-bufferize
// expect: 3
// good: --one-shot-bufferize=copy-before-write=1 PLAIN
// bad: PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<2xi32>, sym_name = "b", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<1xindex>, sym_name = "p", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @b}> : () -> memref<2xi32>
    %2 = "bufferization.to_tensor"(%1) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    %3 = "memref.get_global"() <{name = @p}> : () -> memref<1xindex>
    %4 = "memref.load"(%3, %0) : (memref<1xindex>, index) -> index
    %5 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %6 = "tensor.insert"(%5, %2, %4) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
    %7 = "tensor.generate"() ({
    ^bb0(%arg0: index):
      %10 = "tensor.extract"(%6, %0) : (tensor<2xi32>, index) -> i32
      %11 = "arith.addi"(%10, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "tensor.insert"(%11, %6, %0) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
      %13 = "tensor.extract"(%12, %arg0) : (tensor<2xi32>, index) -> i32
      %14 = "arith.addi"(%10, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "tensor.yield"(%14) : (i32) -> ()
    }) : () -> tensor<2xi32>
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "tensor.extract"(%7, %8) : (tensor<2xi32>, index) -> i32
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
