// expect: ( 3, 8, 9 )
// expect: 8
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[4, 8, 9]> : tensor<3xi32>, sym_name = "a", sym_visibility = "private", type = memref<3xi32>}> : () -> ()
  "func.func"() <{function_type = (memref<3xi32>, i32) -> (i32, memref<3xi32>), sym_name = "bump", sym_visibility = "private"}> ({
  ^bb0(%arg2: memref<3xi32>, %arg3: i32):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "memref.load"(%arg2, %6) : (memref<3xi32>, index) -> i32
    %9 = "arith.subi"(%8, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%9, %arg2, %6) : (i32, memref<3xi32>, index) -> ()
    %10 = "memref.load"(%arg2, %7) : (memref<3xi32>, index) -> i32
    "func.return"(%10, %arg2) : (i32, memref<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<3xi32>, i32) -> (memref<3xi32>, i32), sym_name = "passOn", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<3xi32>, %arg1: i32):
    %5:2 = "func.call"(%arg0, %arg1) <{callee = @bump}> : (memref<3xi32>, i32) -> (i32, memref<3xi32>)
    "func.return"(%arg0, %5#0) : (memref<3xi32>, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @a}> : () -> memref<3xi32>
    %3:2 = "func.call"(%2, %1) <{callee = @passOn}> : (memref<3xi32>, i32) -> (memref<3xi32>, i32)
    %4 = "vector.load"(%3#0, %0) : (memref<3xi32>, index) -> vector<3xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<3xi32>) -> ()
    "vector.print"(%3#1) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
