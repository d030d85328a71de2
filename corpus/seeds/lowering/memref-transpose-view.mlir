// expect: 1
// expect: 4
// expect: 2
// expect: 5
// expect: -9
// expect: 6
#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>, sym_name = "a", sym_visibility = "private", type = memref<2x3xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = -9 : i32}> : () -> i32
    %5 = "memref.get_global"() <{name = @a}> : () -> memref<2x3xi32>
    %6 = "memref.transpose"(%5) <{permutation = #map}> : (memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>>
    "memref.store"(%4, %6, %2, %0) : (i32, memref<3x2xi32, strided<[1, 3]>>, index, index) -> ()
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3x2xi32>
    "memref.copy"(%6, %7) : (memref<3x2xi32, strided<[1, 3]>>, memref<3x2xi32>) -> ()
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg1: index):
      "scf.for"(%0, %2, %1) ({
      ^bb0(%arg2: index):
        %8 = "memref.load"(%7, %arg1, %arg2) : (memref<3x2xi32>, index, index) -> i32
        %9 = "arith.extsi"(%8) : (i32) -> i64
        "func.call"(%9) <{callee = @show}> : (i64) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "memref.dealloc"(%7) : (memref<3x2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "show", sym_visibility = "private"}> ({
  ^bb0(%arg0: i64):
    "func.call"(%arg0) <{callee = @printI64}> : (i64) -> ()
    "func.call"() <{callee = @printNewline}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
