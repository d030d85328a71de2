// expect: ( 5, 6, 7, 8 )
// expect: ( 10, 10, 10, 10 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, 10]> : tensor<2xi32>, sym_name = "in", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i32) -> memref<4xi32>, sym_name = "ramp", sym_visibility = "private"}> ({
  ^bb0(%arg2: i32):
    %12 = "arith.constant"() <{value = 0 : index}> : () -> index
    %13 = "arith.constant"() <{value = 1 : index}> : () -> index
    %14 = "arith.constant"() <{value = 4 : index}> : () -> index
    %15 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    "scf.for"(%12, %14, %13) ({
    ^bb0(%arg3: index):
      %16 = "arith.index_cast"(%arg3) : (index) -> i32
      %17 = "arith.addi"(%arg2, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%17, %15, %arg3) : (i32, memref<4xi32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"(%15) : (memref<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (memref<4xi32>, memref<4xi32>), sym_name = "twoOf", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "func.call"(%arg0) <{callee = @ramp}> : (i32) -> memref<4xi32>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
    %11 = "vector.broadcast"(%arg1) : (i32) -> vector<4xi32>
    "vector.store"(%11, %10, %8) : (vector<4xi32>, memref<4xi32>, index) -> ()
    "func.return"(%9, %10) : (memref<4xi32>, memref<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    %5:2 = "func.call"(%3, %4) <{callee = @twoOf}> : (i32, i32) -> (memref<4xi32>, memref<4xi32>)
    %6 = "vector.load"(%5#0, %0) : (memref<4xi32>, index) -> vector<4xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    %7 = "vector.load"(%5#1, %0) : (memref<4xi32>, index) -> vector<4xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
