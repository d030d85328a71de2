// expect: 48 30
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "add", type = i64}> ({
  }, {
  ^bb0(%arg5: i64):
    %15 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    "omp.yield"(%15) : (i64) -> ()
  }, {
  ^bb0(%arg3: i64, %arg4: i64):
    %14 = "llvm.add"(%arg3, %arg4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "omp.yield"(%14) : (i64) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %1 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %2 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %4 = "llvm.alloca"(%0) <{elem_type = i64}> : (i64) -> !llvm.ptr
    %5 = "llvm.alloca"(%0) <{elem_type = i64}> : (i64) -> !llvm.ptr
    %6 = "llvm.alloca"(%0) <{elem_type = i64}> : (i64) -> !llvm.ptr
    "llvm.store"(%1, %4) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%3, %5) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "llvm.store"(%3, %6) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.wsloop"(%4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
      ^bb0(%arg0: !llvm.ptr):
        "omp.loop_nest"(%3, %2, %0) ({
        ^bb0(%arg1: i64):
          %11 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
          %12 = "llvm.add"(%11, %arg1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
          "llvm.store"(%12, %arg0) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
          "omp.atomic.update"(%5) ({
          ^bb0(%arg2: i64):
            %13 = "llvm.add"(%arg2, %1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
            "omp.yield"(%13) : (i64) -> ()
          }) : (!llvm.ptr) -> ()
          "omp.yield"() : () -> ()
        }) : (i64, i64, i64) -> ()
      }) : (!llvm.ptr) -> ()
      "omp.single"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
        %10 = "llvm.load"(%5) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
        "llvm.store"(%10, %6) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.barrier"() : () -> ()
      "omp.critical"() ({
        %9 = "llvm.load"(%6) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
        "llvm.store"(%9, %5) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    %7 = "llvm.load"(%4) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
    %8 = "llvm.load"(%5) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

