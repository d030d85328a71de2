// kind: miscompile
// culprit: arith-int-range-narrowing
// expect: 0
// expect: -1
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(arith-int-range-narrowing{int-bitwidths-supported=24})' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<2xindex>, sym_name = "in5", type = memref<2xindex>}> : () -> ()
  "memref.global"() <{initial_value = dense<[7, -1]> : tensor<2xi16>, sym_name = "in4", type = memref<2xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<2xf32>, sym_name = "in3", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<index>, sym_name = "g3", type = memref<index>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 11 : i32}> : () -> i32
    %2 = "memref.get_global"() <{name = @in3}> : () -> memref<2xf32>
    %3 = "memref.load"(%2, %0) : (memref<2xf32>, index) -> f32
    %4 = "memref.get_global"() <{name = @in4}> : () -> memref<2xi16>
    %5 = "memref.load"(%4, %0) : (memref<2xi16>, index) -> i16
    %6 = "arith.extsi"(%5) : (i16) -> i32
    %7 = "arith.shrui"(%6, %1) : (i32, i32) -> i32
    %8 = "arith.trunci"(%7) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i16
    %9 = "memref.get_global"() <{name = @in5}> : () -> memref<2xindex>
    %10 = "memref.get_global"() <{name = @g3}> : () -> memref<index>
    %11 = "memref.load"(%10) : (memref<index>) -> index
    %12 = "memref.load"(%9, %11) : (memref<2xindex>, index) -> index
    "vector.print"(%3) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    "vector.print"(%8) <{punctuation = #vector.punctuation<newline>}> : (i16) -> ()
    "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
