// expect: ( 0, 0, 0, 0 )
// expect: ( 1, 2, 3, 23 )
// expect: ( 1, 1, 1, 9 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[0, 23, 17]> : tensor<3xindex>, sym_name = "g", sym_visibility = "private", type = memref<3xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3xindex>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %4 = "memref.load"(%3, %arg0) : (memref<3xindex>, index) -> index
      %5:3 = "affine.delinearize_index"(%4) <{static_basis = array<i64: 2, 3, 4>}> : (index) -> (index, index, index)
      %6 = "affine.linearize_index"(%5#2, %5#1, %5#0) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 4, 3, 2>}> : (index, index, index) -> index
      %7 = "vector.from_elements"(%5#0, %5#1, %5#2, %6) : (index, index, index, index) -> vector<4xindex>
      "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<4xindex>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
