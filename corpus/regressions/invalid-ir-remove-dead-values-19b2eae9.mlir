// kind: invalid-ir
// culprit: remove-dead-values
// bad: '--pass-pipeline=builtin.module(remove-dead-values{canonicalize=0})'
"builtin.module"() ({
  "memref.global"() <{sym_name = "in", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    "scf.if"(%0) ({
      %2 = "memref.get_global"() <{name = @in}> : () -> memref<1xi32>
      %3 = "memref.load"(%2, %1) : (memref<1xi32>, index) -> i32
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
