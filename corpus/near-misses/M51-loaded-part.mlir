// near-miss: M51
// expect: 7
// good: PLAIN
// same: --sccp PLAIN
// What was loaded goes into the struct.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[7, 3]> : tensor<2xi32>, sym_name = "g", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<2> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %5 = "llvm.mlir.poison"() : () -> !llvm.struct<(i32)>
    %6 = "arith.cmpi"(%3, %4) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %7 = "scf.if"(%6) ({
      "scf.yield"(%4) : (i32) -> ()
    }, {
      %10 = "arith.cmpi"(%3, %4) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %11 = "scf.if"(%10) ({
        "scf.yield"(%4) : (i32) -> ()
      }, {
        "scf.yield"(%3) : (i32) -> ()
      }) : (i1) -> i32
      "scf.yield"(%11) : (i32) -> ()
    }) : (i1) -> i32
    %8 = "llvm.insertvalue"(%5, %3) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i32) -> !llvm.struct<(i32)>
    %9 = "llvm.extractvalue"(%8) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i32
    "vector.print"(%9) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
