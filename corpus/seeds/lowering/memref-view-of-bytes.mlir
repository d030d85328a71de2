// expect: ( 0, 3, -559038737 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<3> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 8 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "memref.alloc"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xi8>
    %7 = "memref.view"(%6, %0) : (memref<64xi8>, index) -> memref<2xi32>
    %8 = "memref.view"(%6, %3, %5) : (memref<64xi8>, index, index) -> memref<?x2xi32>
    %9 = "arith.constant"() <{value = -559038737 : i32}> : () -> i32
    "scf.for"(%0, %5, %1) ({
    ^bb0(%arg0: index):
      "scf.for"(%0, %2, %1) ({
      ^bb0(%arg1: index):
        %14 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %15 = "arith.index_cast"(%14) : (index) -> i32
        "memref.store"(%15, %8, %arg0, %arg1) : (i32, memref<?x2xi32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.store"(%9, %7, %1) : (i32, memref<2xi32>, index) -> ()
    "memref.store"(%9, %7, %0) : (i32, memref<2xi32>, index) -> ()
    %10 = "memref.load"(%8, %0, %0) : (memref<?x2xi32>, index, index) -> i32
    %11 = "memref.load"(%8, %2, %1) : (memref<?x2xi32>, index, index) -> i32
    %12 = "memref.load"(%7, %1) : (memref<2xi32>, index) -> i32
    %13 = "vector.from_elements"(%10, %11, %12) : (i32, i32, i32) -> vector<3xi32>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "memref.dealloc"(%6) : (memref<64xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
