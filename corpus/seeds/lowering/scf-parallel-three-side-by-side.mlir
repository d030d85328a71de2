// expect: ( ( -1, -2 ), ( -3, -4 ), ( -5, -6 ) )
// expect: ( ( 2, 4 ), ( 6, 8 ), ( 10, 12 ) )
// expect: 21
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<3x2xi64>, sym_name = "b", sym_visibility = "private", type = memref<3x2xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<3x2xi64>, sym_name = "a", sym_visibility = "private", type = memref<3x2xi64>}> : () -> ()
  "memref.global"() <{initial_value = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>, sym_name = "in", sym_visibility = "private", type = memref<3x2xi64>}> : () -> ()
  "func.func"() <{function_type = (memref<3x2xi64>, memref<3x2xi64>, memref<3x2xi64>, index) -> i64, sym_name = "side", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<3x2xi64>, %arg1: memref<3x2xi64>, %arg2: memref<3x2xi64>, %arg3: index):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "arith.constant"() <{value = 2 : index}> : () -> index
    %12 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "scf.parallel"(%9, %9, %arg3, %11, %10, %10) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg10: index, %arg11: index):
      %18 = "memref.load"(%arg0, %arg10, %arg11) : (memref<3x2xi64>, index, index) -> i64
      %19 = "arith.subi"(%12, %18) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "memref.store"(%19, %arg1, %arg10, %arg11) : (i64, memref<3x2xi64>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%9, %9, %arg3, %11, %10, %10) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg8: index, %arg9: index):
      %16 = "memref.load"(%arg0, %arg8, %arg9) : (memref<3x2xi64>, index, index) -> i64
      %17 = "arith.addi"(%16, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "memref.store"(%17, %arg2, %arg8, %arg9) : (i64, memref<3x2xi64>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %13 = "scf.parallel"(%9, %9, %arg3, %11, %10, %10, %12) <{operandSegmentSizes = array<i32: 2, 2, 2, 1>}> ({
    ^bb0(%arg4: index, %arg5: index):
      %14 = "memref.load"(%arg0, %arg4, %arg5) : (memref<3x2xi64>, index, index) -> i64
      "scf.reduce"(%14) ({
      ^bb0(%arg6: i64, %arg7: i64):
        %15 = "arith.addi"(%arg6, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
        "scf.reduce.return"(%15) : (i64) -> ()
      }) : (i64) -> ()
    }) : (index, index, index, index, index, index, i64) -> i64
    "func.return"(%13) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "memref.get_global"() <{name = @in}> : () -> memref<3x2xi64>
    %4 = "memref.get_global"() <{name = @a}> : () -> memref<3x2xi64>
    %5 = "memref.get_global"() <{name = @b}> : () -> memref<3x2xi64>
    %6 = "func.call"(%3, %4, %5, %1) <{callee = @side}> : (memref<3x2xi64>, memref<3x2xi64>, memref<3x2xi64>, index) -> i64
    %7 = "vector.transfer_read"(%4, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<3x2xi64>, index, index, i64) -> vector<3x2xi64>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi64>) -> ()
    %8 = "vector.transfer_read"(%5, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<3x2xi64>, index, index, i64) -> vector<3x2xi64>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<3x2xi64>) -> ()
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
