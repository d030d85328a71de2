// expect: 18
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[4, -7, 1, 9, -2, 6]> : tensor<6xi32>, sym_name = "in", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "step", sym_visibility = "private"}> ({
  ^bb0(%arg5: i32, %arg6: i32):
    %16 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    %17 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    "memref.store"(%arg5, %16) : (i32, memref<i32>) -> ()
    "memref.store"(%arg6, %17) : (i32, memref<i32>) -> ()
    %18 = "memref.load"(%16) : (memref<i32>) -> i32
    %19 = "memref.load"(%17) : (memref<i32>) -> i32
    %20 = "arith.muli"(%18, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%20, %16) : (i32, memref<i32>) -> ()
    %21 = "memref.load"(%16) : (memref<i32>) -> i32
    %22 = "arith.addi"(%21, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "memref.store"(%22, %17) : (i32, memref<i32>) -> ()
    %23 = "memref.load"(%17) : (memref<i32>) -> i32
    "func.return"(%23) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<6xi32>) -> i32, sym_name = "run", sym_visibility = "private"}> ({
  ^bb0(%arg0: memref<6xi32>):
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 2 : index}> : () -> index
    %5 = "arith.constant"() <{value = 6 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %7 = "scf.for"(%2, %5, %3, %6) ({
    ^bb0(%arg1: index, %arg2: i32):
      %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
      %9 = "memref.load"(%arg0, %arg1) : (memref<6xi32>, index) -> i32
      "memref.store"(%9, %8, %2) : (i32, memref<2xi32>, index) -> ()
      "memref.store"(%arg2, %8, %3) : (i32, memref<2xi32>, index) -> ()
      %10 = "scf.for"(%2, %4, %3, %arg2) ({
      ^bb0(%arg3: index, %arg4: i32):
        %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
        "memref.copy"(%8, %13) : (memref<2xi32>, memref<2xi32>) -> ()
        %14 = "memref.load"(%13, %arg3) : (memref<2xi32>, index) -> i32
        %15 = "func.call"(%14, %arg4) <{callee = @step}> : (i32, i32) -> i32
        "scf.yield"(%15) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      %11 = "arith.constant"() <{value = 1000 : i32}> : () -> i32
      %12 = "arith.remsi"(%10, %11) : (i32, i32) -> i32
      "scf.yield"(%12) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%7) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "memref.get_global"() <{name = @in}> : () -> memref<6xi32>
    %1 = "func.call"(%0) <{callee = @run}> : (memref<6xi32>) -> i32
    "vector.print"(%1) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

