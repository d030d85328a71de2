// expect: ( 449, -390, -16 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, 5]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "memref.alloc"(%3, %4) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi16>
    %6 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %7 = "scf.for"(%0, %3, %1, %6) ({
    ^bb0(%arg0: index, %arg1: i16):
      %14 = "arith.index_cast"(%arg0) : (index) -> i16
      %15 = "scf.for"(%0, %4, %1, %14) ({
      ^bb0(%arg2: index, %arg3: i16):
        %17 = "arith.index_cast"(%arg2) : (index) -> i16
        %18 = "arith.muli"(%arg3, %17) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
        %19 = "arith.subi"(%18, %14) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
        "memref.store"(%19, %5, %arg0, %arg2) : (i16, memref<?x?xi16>, index, index) -> ()
        "scf.yield"(%19) : (i16) -> ()
      }) : (index, index, index, i16) -> i16
      %16 = "arith.xori"(%arg1, %15) : (i16, i16) -> i16
      "scf.yield"(%16) : (i16) -> ()
    }) : (index, index, index, i16) -> i16
    %8 = "arith.constant"() <{value = 6 : index}> : () -> index
    %9 = "arith.constant"() <{value = 3 : index}> : () -> index
    %10 = "arith.constant"() <{value = 4 : index}> : () -> index
    %11 = "memref.load"(%5, %8, %10) : (memref<?x?xi16>, index, index) -> i16
    %12 = "memref.load"(%5, %1, %9) : (memref<?x?xi16>, index, index) -> i16
    "memref.dealloc"(%5) : (memref<?x?xi16>) -> ()
    %13 = "vector.from_elements"(%7, %11, %12) : (i16, i16, i16) -> vector<3xi16>
    "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
