// expect: ( 16, 17, 18 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4], [0, 5, -5, 11], [9, 9, 0, -6]]> : tensor<3x4xi32>, sym_name = "in", sym_visibility = "private", type = memref<3x4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<3xi32>, sym_name = "out", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<3x4xi32>, memref<3xi32>) -> (), sym_name = "rows", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<3x4xi32>, %arg1: memref<3xi32>):
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 3 : index}> : () -> index
    %7 = "arith.constant"() <{value = 4 : index}> : () -> index
    %8 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "scf.for"(%4, %6, %5) ({
    ^bb0(%arg2: index):
      %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32>
      "scf.for"(%4, %7, %5) ({
      ^bb0(%arg5: index):
        %13 = "memref.load"(%arg0, %arg2, %arg5) : (memref<3x4xi32>, index, index) -> i32
        %14 = "arith.index_cast"(%arg5) : (index) -> i32
        %15 = "arith.addi"(%13, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%15, %9, %arg5) : (i32, memref<4xi32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      %10 = "scf.for"(%4, %7, %5, %8) ({
      ^bb0(%arg3: index, %arg4: i32):
        %11 = "memref.load"(%9, %arg3) : (memref<4xi32>, index) -> i32
        %12 = "arith.addi"(%arg4, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%12) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      "memref.store"(%10, %arg1, %arg2) : (i32, memref<3xi32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<3x4xi32>
    %2 = "memref.get_global"() <{name = @out}> : () -> memref<3xi32>
    "func.call"(%1, %2) <{callee = @rows}> : (memref<3x4xi32>, memref<3xi32>) -> ()
    %3 = "vector.load"(%2, %0) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
