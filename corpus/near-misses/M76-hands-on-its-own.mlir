// near-miss: M76
// expect: 7
// expect: 5
// good: --one-shot-bufferize=copy-before-write=1 PLAIN
// same: PLAIN
// The loop hands on what it has, which is a copy.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<5> : tensor<2xi32>, sym_name = "b", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<2xi32>
    %4 = "bufferization.to_tensor"(%3) <{restrict}> : (memref<2xi32>) -> tensor<2xi32>
    %5:2 = "scf.while"(%1, %4) ({
    ^bb0(%arg2: index, %arg3: tensor<2xi32>):
      %8 = "tensor.insert"(%2, %arg3, %0) : (i32, tensor<2xi32>, index) -> tensor<2xi32>
      %9 = "arith.cmpi"(%arg2, %0) <{predicate = 4 : i64}> : (index, index) -> i1
      "scf.condition"(%9, %0, %8) : (i1, index, tensor<2xi32>) -> ()
    }, {
    ^bb0(%arg0: index, %arg1: tensor<2xi32>):
      "scf.yield"(%0, %arg1) : (index, tensor<2xi32>) -> ()
    }) : (index, tensor<2xi32>) -> (index, tensor<2xi32>)
    %6 = "tensor.extract"(%5#1, %0) : (tensor<2xi32>, index) -> i32
    %7 = "memref.load"(%3, %0) : (memref<2xi32>, index) -> i32
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
