// expect: ( ( 0, 1, 2, 0, 0 ), ( 10, 11, 12, 0, 0 ), ( 0, 0, 0, 0, 0 ) )
#map = affine_map<(d0) -> (d0, 3)>
#map1 = affine_map<(d0) -> (5, d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<3x5xi16>, sym_name = "out", sym_visibility = "private", type = memref<3x5xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<[2, 3]> : tensor<2xindex>, sym_name = "n", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = (memref<3x5xi16>, index, index) -> (), sym_name = "fill", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<3x5xi16>, %arg1: index, %arg2: index):
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "arith.constant"() <{value = 1 : index}> : () -> index
    %10 = "arith.constant"() <{value = 10 : index}> : () -> index
    %11 = "affine.min"(%arg1) <{map = #map}> : (index) -> index
    %12 = "affine.min"(%arg2) <{map = #map1}> : (index) -> index
    "scf.parallel"(%8, %8, %11, %12, %9, %9) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg3: index, %arg4: index):
      %13 = "arith.muli"(%arg3, %10) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %14 = "arith.addi"(%13, %arg4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %15 = "arith.index_cast"(%14) : (index) -> i16
      "memref.store"(%15, %arg0, %arg3, %arg4) : (i16, memref<3x5xi16>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %3 = "memref.get_global"() <{name = @out}> : () -> memref<3x5xi16>
    %4 = "memref.get_global"() <{name = @n}> : () -> memref<2xindex>
    %5 = "memref.load"(%4, %0) : (memref<2xindex>, index) -> index
    %6 = "memref.load"(%4, %1) : (memref<2xindex>, index) -> index
    "func.call"(%3, %5, %6) <{callee = @fill}> : (memref<3x5xi16>, index, index) -> ()
    %7 = "vector.transfer_read"(%3, %0, %0, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (memref<3x5xi16>, index, index, i16) -> vector<3x5xi16>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<3x5xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
