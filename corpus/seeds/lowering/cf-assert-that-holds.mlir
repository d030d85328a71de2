// expect: 1
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-128, 127]> : tensor<2xi8>, sym_name = "g", sym_visibility = "private", type = memref<2xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xi8>
    %3 = "memref.load"(%2, %0) : (memref<2xi8>, index) -> i8
    %4 = "memref.load"(%2, %1) : (memref<2xi8>, index) -> i8
    %5 = "arith.cmpi"(%3, %4) <{predicate = 2 : i64}> : (i8, i8) -> i1
    "cf.assert"(%5) <{msg = "signed order"}> : (i1) -> ()
    %6 = "arith.cmpi"(%3, %4) <{predicate = 8 : i64}> : (i8, i8) -> i1
    "cf.assert"(%6) <{msg = "unsigned order"}> : (i1) -> ()
    %7 = "arith.subi"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %8 = "arith.extsi"(%7) : (i8) -> i64
    "func.call"(%8) <{callee = @show}> : (i64) -> ()
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
