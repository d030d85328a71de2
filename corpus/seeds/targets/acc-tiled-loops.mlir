// expect: 36
// expect: 50
// expect: 68
// expect: 90
// expect: 0
// expect: 146
// expect: 180
// expect: 218
// expect: 260
// expect: 0
// expect: 356
// expect: 410
// expect: 468
// expect: 530
// expect: 0
// expect: 666
// expect: 740
// expect: 818
// expect: 900
// expect: 0
// expect: 1076
// expect: 1170
// expect: 1268
// expect: 1370
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<6x5xi64>, memref<6x5xi64>) -> (), sym_name = "blur", sym_visibility = "private"}> ({
  ^bb0(%arg4: memref<6x5xi64>, %arg5: memref<6x5xi64>):
    %13 = "arith.constant"() <{value = 0 : index}> : () -> index
    %14 = "arith.constant"() <{value = 1 : index}> : () -> index
    %15 = "arith.constant"() <{value = 2 : index}> : () -> index
    %16 = "arith.constant"() <{value = 3 : index}> : () -> index
    %17 = "arith.constant"() <{value = 4 : index}> : () -> index
    %18 = "arith.constant"() <{value = 5 : index}> : () -> index
    "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "acc.loop"(%13, %13, %17, %17, %14, %14, %15, %16) <{gang = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 2, 2, 2, 0, 0, 0, 2, 0, 0, 0, 0>, tileOperandsDeviceType = [#acc.device_type<none>], tileOperandsSegments = array<i32: 2>, vector = [#acc.device_type<none>]}> ({
      ^bb0(%arg6: index, %arg7: index):
        %19 = "memref.load"(%arg4, %arg6, %arg7) : (memref<6x5xi64>, index, index) -> i64
        %20 = "arith.addi"(%arg6, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %21 = "arith.addi"(%arg7, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %22 = "memref.load"(%arg4, %20, %21) : (memref<6x5xi64>, index, index) -> i64
        %23 = "arith.addi"(%19, %22) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "memref.store"(%23, %arg5, %arg6, %arg7) : (i64, memref<6x5xi64>, index, index) -> ()
        "acc.yield"() : () -> ()
      }) : (index, index, index, index, index, index, index, index) -> ()
      "acc.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 5 : index}> : () -> index
    %4 = "arith.constant"() <{value = 6 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<6x5xi64>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<6x5xi64>
    "scf.for"(%0, %4, %1) ({
    ^bb0(%arg2: index):
      "scf.for"(%0, %3, %1) ({
      ^bb0(%arg3: index):
        %9 = "arith.muli"(%arg2, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %10 = "arith.addi"(%9, %arg3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %11 = "arith.index_cast"(%10) : (index) -> i64
        %12 = "arith.muli"(%11, %11) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "memref.store"(%12, %6, %arg2, %arg3) : (i64, memref<6x5xi64>, index, index) -> ()
        "memref.store"(%5, %7, %arg2, %arg3) : (i64, memref<6x5xi64>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.call"(%6, %7) <{callee = @blur}> : (memref<6x5xi64>, memref<6x5xi64>) -> ()
    "scf.for"(%0, %4, %1) ({
    ^bb0(%arg0: index):
      "scf.for"(%0, %3, %1) ({
      ^bb0(%arg1: index):
        %8 = "memref.load"(%7, %arg0, %arg1) : (memref<6x5xi64>, index, index) -> i64
        "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

