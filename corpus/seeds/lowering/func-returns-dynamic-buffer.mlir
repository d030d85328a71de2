// expect: ( 2, 4, 6, 8, 10 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, 2]> : tensor<2xindex>, sym_name = "in", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = (index, index) -> memref<?xindex>, sym_name = "multiples", sym_visibility = "private"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xindex>
    "scf.for"(%7, %arg0, %8) ({
    ^bb0(%arg2: index):
      %10 = "arith.addi"(%arg2, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %11 = "arith.muli"(%10, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "memref.store"(%11, %9, %arg2) : (index, memref<?xindex>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"(%9) : (memref<?xindex>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "func.call"(%3, %4) <{callee = @multiples}> : (index, index) -> memref<?xindex>
    %6 = "vector.transfer_read"(%5, %0, %0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<?xindex>, index, index) -> vector<5xindex>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<5xindex>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
