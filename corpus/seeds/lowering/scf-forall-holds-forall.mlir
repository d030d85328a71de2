// expect: -1
// expect: -3
// expect: -7
// expect: -15
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-1> : tensor<1xi64>, sym_name = "unit", sym_visibility = "private", type = memref<1xi64>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %4 = "memref.get_global"() <{name = @unit}> : () -> memref<1xi64>
    %5 = "memref.load"(%4, %0) : (memref<1xi64>, index) -> i64
    %6 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xi64>
    "linalg.fill"(%3, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i64, %arg6: i64):
      "linalg.yield"(%arg5) : (i64) -> ()
    }) : (i64, memref<4x4xi64>) -> ()
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg3: index):
      %10 = "arith.addi"(%arg3, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.forall"(%10) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
      ^bb0(%arg4: index):
        %11 = "arith.index_cast"(%arg3) : (index) -> i64
        %12 = "arith.index_cast"(%arg4) : (index) -> i64
        %13 = "arith.subi"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        %14 = "arith.constant"() <{value = 7 : i64}> : () -> i64
        %15 = "arith.andi"(%13, %14) : (i64, i64) -> i64
        %16 = "arith.shli"(%5, %15) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "memref.store"(%16, %6, %arg3, %arg4) : (i64, memref<4x4xi64>, index, index) -> ()
        "scf.forall.in_parallel"() ({
        ^bb0:
        }) : () -> ()
      }) : (index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %7 = "scf.for"(%0, %2, %1, %3) ({
      ^bb0(%arg1: index, %arg2: i64):
        %8 = "memref.load"(%6, %arg0, %arg1) : (memref<4x4xi64>, index, index) -> i64
        %9 = "arith.addi"(%arg2, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.yield"(%9) : (i64) -> ()
      }) : (index, index, index, i64) -> i64
      "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
