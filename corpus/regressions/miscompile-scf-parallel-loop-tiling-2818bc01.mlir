// kind: miscompile
// culprit: scf-parallel-loop-tiling
// expect: ( ( 3, 6, 9 ), ( 0, 0, 0 ), ( 4, 8, 12 ), ( 0, 0, 0 ), ( 5, 10, 15 ), ( 0, 0, 0 ), ( 2, 4, 6 ) )
// good: PLAIN
// bad: '--scf-parallel-loop-tiling=parallel-loop-tile-sizes=3,2 no-min-max-bounds=1' PLAIN
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, -1, 4, -1, 5, -9, 2]> : tensor<7xi32>, sym_name = "a", sym_visibility = "private", type = memref<7xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<7x3xi32>, sym_name = "r", sym_visibility = "private", type = memref<7x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 7 : index}> : () -> index
    %5 = "memref.get_global"() <{name = @a}> : () -> memref<7xi32>
    %6 = "memref.get_global"() <{name = @r}> : () -> memref<7x3xi32>
    "scf.parallel"(%0, %0, %4, %3, %2, %1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg0: index, %arg1: index):
      %9 = "memref.load"(%5, %arg0) : (memref<7xi32>, index) -> i32
      %10 = "arith.index_cast"(%arg1) : (index) -> i32
      %11 = "arith.muli"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "arith.addi"(%11, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%12, %6, %arg0, %arg1) : (i32, memref<7x3xi32>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    %7 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %8 = "vector.transfer_read"(%6, %0, %0, %7) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<7x3xi32>, index, index, i32) -> vector<7x3xi32>
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (vector<7x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
