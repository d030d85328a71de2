// expect: ( 9, -3, 12, -3, 15 )
// expect: ( 72, 12, 132, 12, 210 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, -1, 4, -1, 5]> : tensor<5xi32>, sym_name = "in", sym_visibility = "private", type = memref<5xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 5 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %4 = "memref.get_global"() <{name = @in}> : () -> memref<5xi32>
    %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
    %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "linalg.fill"(%6, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: i32, %arg8: i32):
      "linalg.yield"(%arg7) : (i32) -> ()
    }) : (i32, memref<5xi32>) -> ()
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
    %8 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "linalg.fill"(%8, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (i32, memref<5xi32>) -> ()
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
    %10 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "linalg.fill"(%10, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, memref<5xi32>) -> ()
    "scf.parallel"(%0, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg2: index):
      %18 = "memref.load"(%4, %arg2) : (memref<5xi32>, index) -> i32
      %19 = "arith.muli"(%18, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%19, %5, %arg2) : (i32, memref<5xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%0, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg1: index):
      %16 = "memref.load"(%5, %arg1) : (memref<5xi32>, index) -> i32
      %17 = "arith.muli"(%16, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%17, %7, %arg1) : (i32, memref<5xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%0, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg0: index):
      %13 = "memref.load"(%5, %arg0) : (memref<5xi32>, index) -> i32
      %14 = "memref.load"(%7, %arg0) : (memref<5xi32>, index) -> i32
      %15 = "arith.subi"(%14, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%15, %9, %arg0) : (i32, memref<5xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %11 = "vector.load"(%5, %0) : (memref<5xi32>, index) -> vector<5xi32>
    %12 = "vector.load"(%9, %0) : (memref<5xi32>, index) -> vector<5xi32>
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "memref.dealloc"(%5) : (memref<5xi32>) -> ()
    "memref.dealloc"(%7) : (memref<5xi32>) -> ()
    "memref.dealloc"(%9) : (memref<5xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
