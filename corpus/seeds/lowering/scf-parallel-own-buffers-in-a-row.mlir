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
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
    "scf.parallel"(%0, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg2: index):
      %15 = "memref.load"(%4, %arg2) : (memref<5xi32>, index) -> i32
      %16 = "arith.muli"(%15, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%16, %5, %arg2) : (i32, memref<5xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%0, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg1: index):
      %13 = "memref.load"(%5, %arg1) : (memref<5xi32>, index) -> i32
      %14 = "arith.muli"(%13, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%14, %6, %arg1) : (i32, memref<5xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.parallel"(%0, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg0: index):
      %10 = "memref.load"(%5, %arg0) : (memref<5xi32>, index) -> i32
      %11 = "memref.load"(%6, %arg0) : (memref<5xi32>, index) -> i32
      %12 = "arith.subi"(%11, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%12, %7, %arg0) : (i32, memref<5xi32>, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index) -> ()
    %8 = "vector.load"(%5, %0) : (memref<5xi32>, index) -> vector<5xi32>
    %9 = "vector.load"(%7, %0) : (memref<5xi32>, index) -> vector<5xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (vector<5xi32>) -> ()
    "memref.dealloc"(%5) : (memref<5xi32>) -> ()
    "memref.dealloc"(%6) : (memref<5xi32>) -> ()
    "memref.dealloc"(%7) : (memref<5xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
