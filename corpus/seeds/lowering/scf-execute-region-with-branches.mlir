// expect: 5
// expect: 0
// expect: 81
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-5, 0, 9]> : tensor<3xi32>, sym_name = "g", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @g}> : () -> memref<3xi32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %5 = "memref.load"(%4, %arg1) : (memref<3xi32>, index) -> i32
      %6 = "scf.execute_region"() ({
        %8 = "arith.cmpi"(%5, %3) <{predicate = 2 : i64}> : (i32, i32) -> i1
        "cf.cond_br"(%8)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb1:  // pred: ^bb0
        %9 = "arith.subi"(%3, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "cf.br"(%9)[^bb3] : (i32) -> ()
      ^bb2:  // pred: ^bb0
        %10 = "arith.muli"(%5, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "cf.br"(%10)[^bb3] : (i32) -> ()
      ^bb3(%11: i32):  // 2 preds: ^bb1, ^bb2
        "scf.yield"(%11) : (i32) -> ()
      }) : () -> i32
      %7 = "arith.extsi"(%6) : (i32) -> i64
      "func.call"(%7) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
