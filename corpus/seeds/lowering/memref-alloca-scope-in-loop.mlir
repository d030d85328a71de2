// expect: 1
// expect: 2
// expect: 6
// expect: 24
// expect: 120
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<5> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %3 = "memref.load"(%2, %0) : (memref<1xindex>, index) -> index
    %4 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %5 = "scf.for"(%0, %3, %1, %4) ({
    ^bb0(%arg1: index, %arg2: i64):
      %6 = "memref.alloca_scope"() ({
        %7 = "memref.alloca"(%3) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi64>
        %8 = "arith.index_cast"(%arg1) : (index) -> i64
        "memref.store"(%arg2, %7, %arg1) : (i64, memref<?xi64>, index) -> ()
        %9 = "memref.load"(%7, %arg1) : (memref<?xi64>, index) -> i64
        %10 = "arith.muli"(%9, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        %11 = "arith.addi"(%10, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "memref.alloca_scope.return"(%11) : (i64) -> ()
      }) : () -> i64
      "func.call"(%6) <{callee = @show}> : (i64) -> ()
      "scf.yield"(%6) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
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
