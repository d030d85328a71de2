// expect: 3
// expect: 40
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, 10, 20, 40]> : tensor<4xi64>, sym_name = "in", sym_visibility = "private", type = memref<4xi64>}> : () -> ()
  "func.func"() <{function_type = (i1, i64, i64, i64, i64) -> i64, sym_name = "corner", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: i64, %arg2: i64, %arg3: i64, %arg4: i64):
    %13 = "arith.constant"() <{value = 0 : index}> : () -> index
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    %15 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x2xi64>
    "memref.store"(%arg1, %15, %13, %13) : (i64, memref<2x2xi64>, index, index) -> ()
    "memref.store"(%arg2, %15, %13, %14) : (i64, memref<2x2xi64>, index, index) -> ()
    "memref.store"(%arg3, %15, %14, %13) : (i64, memref<2x2xi64>, index, index) -> ()
    "memref.store"(%arg4, %15, %14, %14) : (i64, memref<2x2xi64>, index, index) -> ()
    "scf.if"(%arg0) ({
      %17 = "memref.load"(%15, %13, %13) : (memref<2x2xi64>, index, index) -> i64
      "memref.store"(%17, %15, %14, %14) : (i64, memref<2x2xi64>, index, index) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %16 = "memref.load"(%15, %14, %14) : (memref<2x2xi64>, index, index) -> i64
    "func.return"(%16) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @in}> : () -> memref<4xi64>
    %5 = "memref.load"(%4, %0) : (memref<4xi64>, index) -> i64
    %6 = "memref.load"(%4, %1) : (memref<4xi64>, index) -> i64
    %7 = "memref.load"(%4, %2) : (memref<4xi64>, index) -> i64
    %8 = "memref.load"(%4, %3) : (memref<4xi64>, index) -> i64
    %9 = "arith.cmpi"(%5, %6) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %10 = "arith.cmpi"(%8, %7) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %11 = "func.call"(%9, %5, %6, %7, %8) <{callee = @corner}> : (i1, i64, i64, i64, i64) -> i64
    %12 = "func.call"(%10, %5, %6, %7, %8) <{callee = @corner}> : (i1, i64, i64, i64, i64) -> i64
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
