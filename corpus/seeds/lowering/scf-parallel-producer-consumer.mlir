// expect: ( 3, 5, -7, 9, 11, 1 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, -4, 4, 5, 0]> : tensor<6xi32>, sym_name = "in", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<6xi32>, sym_name = "out", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<6xi32>, memref<6xi32>) -> (), sym_name = "two", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<6xi32>, %arg1: memref<6xi32>):
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 6 : index}> : () -> index
    %7 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<6xi32>
    "linalg.fill"(%8, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      "linalg.yield"(%arg4) : (i32) -> ()
    }) : (i32, memref<6xi32>) -> ()
    "scf.parallel"(%4, %6, %5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg3: index):
      %12 = "memref.load"(%arg0, %arg3) : (memref<6xi32>, index) -> i32
      %13 = "arith.muli"(%12, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%13, %9, %arg3) : (i32, memref<6xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%4, %6, %5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg2: index):
      %10 = "memref.load"(%9, %arg2) : (memref<6xi32>, index) -> i32
      %11 = "arith.addi"(%10, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%11, %arg1, %arg2) : (i32, memref<6xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.dealloc"(%9) : (memref<6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<6xi32>
    %2 = "memref.get_global"() <{name = @out}> : () -> memref<6xi32>
    "func.call"(%1, %2) <{callee = @two}> : (memref<6xi32>, memref<6xi32>) -> ()
    %3 = "vector.load"(%2, %0) : (memref<6xi32>, index) -> vector<6xi32>
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
