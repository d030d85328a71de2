// expect: ( ( 0, 1, 2, 3, 4, 5 ), ( 10, -11, 12, -13, 14, -15 ), ( 20, 21, 22, 23, 24, 25 ), ( 30, -31, 32, -33, 34, -35 ), ( 40, 41, 42, 43, 44, -11 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[0, 1, 2, 3, 4, 5], [10, 11, 12, 13, 14, 15], [20, 21, 22, 23, 24, 25], [30, 31, 32, 33, 34, 35], [40, 41, 42, 43, 44, 45]]> : tensor<5x6xi32>, sym_name = "a", sym_visibility = "private", type = memref<5x6xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 5 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "memref.get_global"() <{name = @a}> : () -> memref<5x6xi32>
    %7 = "memref.subview"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 2, 2>}> : (memref<5x6xi32>) -> memref<2x3xi32, strided<[12, 2], offset: 7>>
    %8 = "memref.subview"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 1, 6>, static_strides = array<i64: 1, 1>}> : (memref<5x6xi32>) -> memref<6xi32, strided<[1], offset: 24>>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      "scf.for"(%0, %3, %1) ({
      ^bb0(%arg1: index):
        %11 = "memref.load"(%7, %arg0, %arg1) : (memref<2x3xi32, strided<[12, 2], offset: 7>>, index, index) -> i32
        %12 = "arith.subi"(%5, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%12, %7, %arg0, %arg1) : (i32, memref<2x3xi32, strided<[12, 2], offset: 7>>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %9 = "memref.load"(%6, %1, %1) : (memref<5x6xi32>, index, index) -> i32
    "memref.store"(%9, %8, %4) : (i32, memref<6xi32, strided<[1], offset: 24>>, index) -> ()
    %10 = "vector.transfer_read"(%6, %0, %0, %5) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<5x6xi32>, index, index, i32) -> vector<5x6xi32>
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<5x6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
