// expect: 0
// expect: 1
// expect: 2
// expect: 3
// expect: -5
// expect: -5
// expect: 1
// expect: 2
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[6, 2]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 6 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %5 = "memref.load"(%4, %0) : (memref<2xindex>, index) -> index
    %6 = "memref.load"(%4, %1) : (memref<2xindex>, index) -> index
    %7 = "memref.alloc"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi64>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg3: index):
      %15 = "arith.index_cast"(%arg3) : (index) -> i64
      "memref.store"(%15, %7, %arg3) : (i64, memref<?xi64>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %8 = "memref.realloc"(%7, %5) : (memref<?xi64>, index) -> memref<?xi64>
    "scf.for"(%2, %3, %1) ({
    ^bb0(%arg2: index):
      %14 = "arith.constant"() <{value = -5 : i64}> : () -> i64
      "memref.store"(%14, %8, %arg2) : (i64, memref<?xi64>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%0, %5, %1) ({
    ^bb0(%arg1: index):
      %13 = "memref.load"(%8, %arg1) : (memref<?xi64>, index) -> i64
      "func.call"(%13) <{callee = @printI64}> : (i64) -> ()
      "func.call"() <{callee = @printNewline}> : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %9 = "memref.realloc"(%8, %6) : (memref<?xi64>, index) -> memref<?xi64>
    %10 = "memref.load"(%9, %1) : (memref<?xi64>, index) -> i64
    %11 = "memref.dim"(%9, %0) : (memref<?xi64>, index) -> index
    %12 = "arith.index_cast"(%11) : (index) -> i64
    "func.call"(%10) <{callee = @show}> : (i64) -> ()
    "func.call"(%12) <{callee = @show}> : (i64) -> ()
    "memref.dealloc"(%9) : (memref<?xi64>) -> ()
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
