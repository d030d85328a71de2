// expect: 25
// expect: 50
// expect: 75
// expect: 100
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi32>, sym_name = "g", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<?xi32>, memref<?xi32>, index) -> (), sym_name = "scale", sym_visibility = "private"}> ({
  ^bb0(%arg1: memref<?xi32>, %arg2: memref<?xi32>, %arg3: index):
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%5, %arg3, %6) ({
    ^bb0(%arg4: index):
      %7 = "memref.load"(%arg1, %arg4) : (memref<?xi32>, index) -> i32
      %8 = "memref.load"(%arg2, %5) : (memref<?xi32>, index) -> i32
      %9 = "arith.muli"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "memref.store"(%9, %arg2, %arg4) : (i32, memref<?xi32>, index) -> ()
      %10 = "memref.load"(%arg1, %arg4) : (memref<?xi32>, index) -> i32
      %11 = "arith.extsi"(%10) : (i32) -> i64
      "func.call"(%11) <{callee = @show}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<4xi32>
    "memref.store"(%2, %3, %1) : (i32, memref<4xi32>, index) -> ()
    %4 = "memref.cast"(%3) : (memref<4xi32>) -> memref<?xi32>
    "func.call"(%4, %4, %0) <{callee = @scale}> : (memref<?xi32>, memref<?xi32>, index) -> ()
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
