// expect: ( 1, -1.5, 2.25, -3.375 )
// expect: ( 32, 31, 30, 30 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<-1.500000e+00> : tensor<1xf64>, sym_name = "x", sym_visibility = "private", type = memref<1xf64>}> : () -> ()
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<4xf64>, sym_name = "p", sym_visibility = "private", type = memref<4xf64>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<4xi32>, sym_name = "z", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = (f64, memref<4xf64>, memref<4xi32>) -> (), sym_name = "powers", sym_visibility = "private"}> ({
  ^bb0(%arg0: f64, %arg1: memref<4xf64>, %arg2: memref<4xi32>):
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.for"(%7, %9, %8) ({
    ^bb0(%arg3: index):
      %10 = "arith.index_cast"(%arg3) : (index) -> i32
      %11 = "math.fpowi"(%arg0, %10) <{fastmath = #arith.fastmath<none>}> : (f64, i32) -> f64
      "memref.store"(%11, %arg1, %arg3) : (f64, memref<4xf64>, index) -> ()
      %12 = "math.ctlz"(%10) : (i32) -> i32
      "memref.store"(%12, %arg2, %arg3) : (i32, memref<4xi32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @x}> : () -> memref<1xf64>
    %2 = "memref.get_global"() <{name = @p}> : () -> memref<4xf64>
    %3 = "memref.get_global"() <{name = @z}> : () -> memref<4xi32>
    %4 = "memref.load"(%1, %0) : (memref<1xf64>, index) -> f64
    "func.call"(%4, %2, %3) <{callee = @powers}> : (f64, memref<4xf64>, memref<4xi32>) -> ()
    %5 = "vector.load"(%2, %0) : (memref<4xf64>, index) -> vector<4xf64>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf64>) -> ()
    %6 = "vector.load"(%3, %0) : (memref<4xi32>, index) -> vector<4xi32>
    "vector.print"(%6) <{punctuation = #vector.punctuation<newline>}> : (vector<4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
