// expect: ( ( 3, 6, 9, 12 ), ( 15, 18, 21, 24 ), ( 27, 30, 11, 12 ) )
#map = affine_map<(d0) -> (4, d0 * -4 + 10)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>, sym_name = "in", sym_visibility = "private", type = memref<3x4xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<3> : tensor<1xi32>, sym_name = "k", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<3x4xi32>, i32) -> (), sym_name = "tile", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<3x4xi32>, %arg1: i32):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    "scf.for"(%6, %8, %7) ({
    ^bb0(%arg2: index):
      %9 = "affine.min"(%arg2) <{map = #map}> : (index) -> index
      "scf.for"(%6, %9, %7) ({
      ^bb0(%arg3: index):
        %10 = "memref.load"(%arg0, %arg2, %arg3) : (memref<3x4xi32>, index, index) -> i32
        %11 = "arith.muli"(%10, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%11, %arg0, %arg2, %arg3) : (i32, memref<3x4xi32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<3x4xi32>
    %3 = "memref.get_global"() <{name = @k}> : () -> memref<1xi32>
    %4 = "memref.load"(%3, %0) : (memref<1xi32>, index) -> i32
    "func.call"(%2, %4) <{callee = @tile}> : (memref<3x4xi32>, i32) -> ()
    %5 = "vector.transfer_read"(%2, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<3x4xi32>, index, index, i32) -> vector<3x4xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<3x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
