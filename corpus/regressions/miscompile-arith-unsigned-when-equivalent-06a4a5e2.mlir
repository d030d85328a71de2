// kind: miscompile
// culprit: arith-unsigned-when-equivalent
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(arith-unsigned-when-equivalent)' PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<1xbf16>, sym_name = "in3", type = memref<1xbf16>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0.000000e+00 : bf16}> : () -> bf16
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "memref.get_global"() <{name = @in3}> : () -> memref<1xbf16>
    %4 = "memref.load"(%3, %1) : (memref<1xbf16>, index) -> bf16
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6:3 = "scf.while"(%5, %1, %4) ({
    ^bb0(%arg3: index, %arg4: index, %arg5: bf16):
      %8 = "arith.cmpi"(%arg3, %1) <{predicate = 4 : i64}> : (index, index) -> i1
      "vector.print"(%2) <{punctuation = #vector.punctuation<newline>}> : (i64) -> ()
      "scf.condition"(%8, %arg3, %1, %0) : (i1, index, index, bf16) -> ()
    }, {
    ^bb0(%arg0: index, %arg1: index, %arg2: bf16):
      %7 = "index.shl"(%arg0, %5) : (index, index) -> index
      "scf.yield"(%7, %1, %0) : (index, index, bf16) -> ()
    }) : (index, index, bf16) -> (index, index, bf16)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
