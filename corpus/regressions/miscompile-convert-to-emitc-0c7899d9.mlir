// kind: miscompile
// culprit: convert-to-emitc
// judge: interpreter
// bad: '--pass-pipeline=builtin.module(convert-to-emitc)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi16>
    %2 = "scf.index_switch"(%0) <{cases = array<i64: 1>}> ({
      "scf.yield"(%1) : (memref<1xi16>) -> ()
    }, {
      "scf.yield"(%1) : (memref<1xi16>) -> ()
    }) : (index) -> memref<1xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
