// kind: miscompile
// culprit: convert-index-to-llvm
// expect: -3074457345618258602
// bad: PLAIN
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-9223372036854775808, 3]> : tensor<2xindex>, sym_name = "g", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "index.ceildivs"(%3, %4) : (index, index) -> index
    %6 = "index.casts"(%5) : (index) -> i64
    "func.call"(%6) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
