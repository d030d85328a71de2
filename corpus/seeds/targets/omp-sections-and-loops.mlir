// expect: 14
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %1 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %2 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %4 = "llvm.alloca"(%3) <{elem_type = i64}> : (i64) -> !llvm.ptr
    %5 = "llvm.alloca"(%2) <{elem_type = i64}> : (i64) -> !llvm.ptr
    %6 = "llvm.getelementptr"(%5, %1) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
        "omp.loop_nest"(%0, %0, %2, %3, %1, %2) <{collapse_num_loops = 2 : i64}> ({
        ^bb0(%arg0: i64, %arg1: i64):
          %15 = "llvm.mul"(%arg0, %3) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
          %16 = "llvm.add"(%15, %arg1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
          %17 = "llvm.sdiv"(%16, %2) : (i64, i64) -> i64
          %18 = "llvm.getelementptr"(%4, %17) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
          "llvm.store"(%16, %18) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
          "omp.yield"() : () -> ()
        }) : (i64, i64, i64, i64, i64, i64) -> ()
      }) : () -> ()
      "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
        "omp.section"() ({
          %13 = "llvm.getelementptr"(%4, %2) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
          %14 = "llvm.load"(%13) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
          "llvm.store"(%14, %5) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
          "omp.terminator"() : () -> ()
        }) : () -> ()
        "omp.section"() ({
          %11 = "llvm.getelementptr"(%4) <{elem_type = i64, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 5>}> : (!llvm.ptr) -> !llvm.ptr
          %12 = "llvm.load"(%11) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
          "llvm.store"(%12, %6) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
          "omp.terminator"() : () -> ()
        }) : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.master"() ({
        %8 = "llvm.load"(%5) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
        %9 = "llvm.load"(%6) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
        %10 = "llvm.add"(%8, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
        "llvm.store"(%10, %5) <{ordering = 0 : i64}> : (i64, !llvm.ptr) -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    %7 = "llvm.load"(%5) <{ordering = 0 : i64}> : (!llvm.ptr) -> i64
    "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

