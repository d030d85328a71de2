// expect: ( 7, 14, 21 )
// expect: ( -7, 0, 7 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, -1]> : tensor<2xi32>, sym_name = "in", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i1, i32) -> vector<3xi32>, sym_name = "make", sym_visibility = "private"}> ({
  ^bb0(%arg0: i1, %arg1: i32):
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "arith.constant"() <{value = 1 : index}> : () -> index
    %11 = "arith.constant"() <{value = 2 : index}> : () -> index
    %12 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // pred: ^bb0
    %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
    %14 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %15 = "arith.addi"(%14, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%arg1, %13, %9) : (i32, memref<3xi32>, index) -> ()
    "memref.store"(%14, %13, %10) : (i32, memref<3xi32>, index) -> ()
    "memref.store"(%15, %13, %11) : (i32, memref<3xi32>, index) -> ()
    "cf.br"(%13)[^bb3] : (memref<3xi32>) -> ()
  ^bb2:  // pred: ^bb0
    %16 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
    %17 = "arith.subi"(%12, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%17, %16, %9) : (i32, memref<3xi32>, index) -> ()
    "memref.store"(%12, %16, %10) : (i32, memref<3xi32>, index) -> ()
    "memref.store"(%arg1, %16, %11) : (i32, memref<3xi32>, index) -> ()
    "cf.br"(%16)[^bb3] : (memref<3xi32>) -> ()
  ^bb3(%18: memref<3xi32>):  // 2 preds: ^bb1, ^bb2
    %19 = "vector.load"(%18, %9) : (memref<3xi32>, index) -> vector<3xi32>
    "func.return"(%19) : (vector<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    %5 = "arith.cmpi"(%3, %4) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %6 = "arith.cmpi"(%3, %4) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %7 = "func.call"(%5, %3) <{callee = @make}> : (i1, i32) -> vector<3xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    %8 = "func.call"(%6, %3) <{callee = @make}> : (i1, i32) -> vector<3xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
