// expect: ( 1, 1, 1, 1, 1 )
// expect: ( 0, -0, 0, -0, 0 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<5xf32>, sym_name = "c", sym_visibility = "private", type = memref<5xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<5xf32>, sym_name = "s", sym_visibility = "private", type = memref<5xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<[0.000000e+00, -0.000000e+00, 0.000000e+00, -0.000000e+00, 0.000000e+00]> : tensor<5xf32>, sym_name = "in", sym_visibility = "private", type = memref<5xf32>}> : () -> ()
  "func.func"() <{function_type = (memref<5xf32>, memref<5xf32>, memref<5xf32>) -> (), sym_name = "both", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<5xf32>, %arg1: memref<5xf32>, %arg2: memref<5xf32>):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 5 : index}> : () -> index
    "scf.for"(%6, %8, %7) ({
    ^bb0(%arg3: index):
      %9 = "memref.load"(%arg0, %arg3) : (memref<5xf32>, index) -> f32
      %10 = "math.cos"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "memref.store"(%10, %arg2, %arg3) : (f32, memref<5xf32>, index) -> ()
      %11 = "math.sin"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "memref.store"(%11, %arg1, %arg3) : (f32, memref<5xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<5xf32>
    %2 = "memref.get_global"() <{name = @s}> : () -> memref<5xf32>
    %3 = "memref.get_global"() <{name = @c}> : () -> memref<5xf32>
    "func.call"(%1, %2, %3) <{callee = @both}> : (memref<5xf32>, memref<5xf32>, memref<5xf32>) -> ()
    %4 = "vector.load"(%3, %0) : (memref<5xf32>, index) -> vector<5xf32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<5xf32>) -> ()
    %5 = "vector.load"(%2, %0) : (memref<5xf32>, index) -> vector<5xf32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
