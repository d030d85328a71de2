// expect: ( ( 9, 8, 7 ), ( 6, 5, 4 ), ( 3, 0, 0 ) )
#map = affine_map<(d0) -> (3, d0 * -3 + 7)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>, sym_name = "in", sym_visibility = "private", type = memref<3x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<3x3xi32>, sym_name = "out", sym_visibility = "private", type = memref<3x3xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<10> : tensor<1xi32>, sym_name = "k", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<3x3xi32>, memref<3x3xi32>, i32) -> (), sym_name = "tile", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<3x3xi32>, %arg1: memref<3x3xi32>, %arg2: i32):
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "arith.constant"() <{value = 3 : index}> : () -> index
    "scf.for"(%7, %9, %8) ({
    ^bb0(%arg3: index):
      %10 = "affine.min"(%arg3) <{map = #map}> : (index) -> index
      "scf.parallel"(%7, %10, %8) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg4: index):
        %11 = "memref.load"(%arg0, %arg3, %arg4) : (memref<3x3xi32>, index, index) -> i32
        %12 = "arith.subi"(%arg2, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%12, %arg1, %arg3, %arg4) : (i32, memref<3x3xi32>, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<3x3xi32>
    %3 = "memref.get_global"() <{name = @out}> : () -> memref<3x3xi32>
    %4 = "memref.get_global"() <{name = @k}> : () -> memref<1xi32>
    %5 = "memref.load"(%4, %0) : (memref<1xi32>, index) -> i32
    "func.call"(%2, %3, %5) <{callee = @tile}> : (memref<3x3xi32>, memref<3x3xi32>, i32) -> ()
    %6 = "vector.transfer_read"(%3, %0, %0, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<3x3xi32>, index, index, i32) -> vector<3x3xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<3x3xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
