// kind: miscompile
// culprit: remove-dead-values
// since: 23
// expect: 3
// good: PLAIN
// bad: --remove-dead-values PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, 2]> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "cf.br"(%0)[^bb1] : (index) -> ()
  ^bb1(%1: index):  // pred: ^bb0
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    %6:2 = "scf.parallel"(%1, %3, %2, %4, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg1: index):
      %7 = "memref.load"(%5, %arg1) : (memref<2xi32>, index) -> i32
      "scf.reduce"(%7, %7) ({
      ^bb0(%arg4: i32, %arg5: i32):
        %9 = "arith.addi"(%arg4, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.reduce.return"(%9) : (i32) -> ()
      }, {
      ^bb0(%arg2: i32, %arg3: i32):
        %8 = "arith.maxsi"(%arg2, %arg3) : (i32, i32) -> i32
        "scf.reduce.return"(%8) : (i32) -> ()
      }) : (i32, i32) -> ()
    }) : (index, index, index, i32, i32) -> (i32, i32)
    "func.call"(%6#1) <{callee = @show}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
