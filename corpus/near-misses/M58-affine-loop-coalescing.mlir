// near-miss: M58
// expect: 0
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-coalescing))' PLAIN
// Of the two loops only the outer one runs backwards.
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[5, 1]> : tensor<2xindex>, sym_name = "b", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "memref.global"() <{initial_value = dense<0> : tensor<1xi32>, sym_name = "n", sym_visibility = "private", type = memref<1xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @b}> : () -> memref<2xindex>
    %4 = "memref.load"(%3, %0) : (memref<2xindex>, index) -> index
    %5 = "memref.load"(%3, %1) : (memref<2xindex>, index) -> index
    %6 = "memref.get_global"() <{name = @n}> : () -> memref<1xi32>
    "scf.for"(%4, %5, %1) ({
    ^bb0(%arg0: index):
      "scf.for"(%0, %1, %1) ({
      ^bb0(%arg1: index):
        %8 = "memref.load"(%6, %0) : (memref<1xi32>, index) -> i32
        %9 = "arith.addi"(%8, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%9, %6, %0) : (i32, memref<1xi32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %7 = "memref.load"(%6, %0) : (memref<1xi32>, index) -> i32
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
