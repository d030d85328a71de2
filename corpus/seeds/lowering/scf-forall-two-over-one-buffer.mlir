// expect: ( ( 2, 0, 0 ), ( 0, -3, -6 ), ( 14, -6, -12 ), ( 7, 7, 7 ) )
// expect: ( ( 2, 0, 0 ), ( 0, -3, -6 ), ( 14, -6, -12 ), ( 0, -9, -18 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-3> : tensor<1xi32>, sym_name = "factor", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = (index, memref<4x3xi32>) -> (), sym_name = "table", sym_visibility = "private"}> ({
  ^bb0(%arg2: index, %arg3: memref<4x3xi32>):
    %7 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "memref.get_global"() <{name = @factor}> : () -> memref<1xi32>
    "scf.forall"(%arg2) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 3>}> ({
    ^bb0(%arg5: index, %arg6: index):
      %14 = "arith.index_cast"(%arg5) : (index) -> i32
      %15 = "arith.index_cast"(%arg6) : (index) -> i32
      %16 = "arith.muli"(%14, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "memref.load"(%9, %8) : (memref<1xi32>, index) -> i32
      %18 = "arith.muli"(%16, %17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%18, %arg3, %arg5, %arg6) : (i32, memref<4x3xi32>, index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "scf.forall"(%arg2) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 2>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg4: index):
      %10 = "arith.constant"() <{value = 0 : index}> : () -> index
      %11 = "arith.constant"() <{value = 2 : index}> : () -> index
      %12 = "memref.load"(%arg3, %arg4, %11) : (memref<4x3xi32>, index, index) -> i32
      %13 = "arith.subi"(%7, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%13, %arg3, %arg4, %10) : (i32, memref<4x3xi32>, index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 3 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x3xi32>
    "linalg.fill"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg0: i32, %arg1: i32):
      "linalg.yield"(%arg0) : (i32) -> ()
    }) : (i32, memref<4x3xi32>) -> ()
    "func.call"(%1, %4) <{callee = @table}> : (index, memref<4x3xi32>) -> ()
    %5 = "vector.transfer_read"(%4, %0, %0, %3) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<4x3xi32>, index, index, i32) -> vector<4x3xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4x3xi32>) -> ()
    "func.call"(%2, %4) <{callee = @table}> : (index, memref<4x3xi32>) -> ()
    %6 = "vector.transfer_read"(%4, %0, %0, %3) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<4x3xi32>, index, index, i32) -> vector<4x3xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<4x3xi32>) -> ()
    "memref.dealloc"(%4) : (memref<4x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
