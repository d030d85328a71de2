// kind: miscompile
// culprit: mlprogram-pipeline-globals
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(mlprogram-pipeline-globals)'
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "public", type = i32, value = 1 : i32}> : () -> ()
  "memref.global"() <{initial_value = dense<true> : tensor<1xi1>, sym_name = "in", type = memref<1xi1>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "set"}> ({
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "ml_program.global_store"(%5) <{global = @state}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.get_global"() <{name = @in}> : () -> memref<1xi1>
    %2 = "memref.load"(%1, %0) : (memref<1xi1>, index) -> i1
    %3 = "ml_program.global_load"() <{global = @state}> : () -> i32
    "scf.if"(%2) ({
      "func.call"() <{callee = @set}> : () -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %4 = "ml_program.global_load"() <{global = @state}> : () -> i32
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
