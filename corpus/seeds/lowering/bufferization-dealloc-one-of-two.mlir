// expect: ( 3, 9 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[3, 9]> : tensor<2xi32>, sym_name = "in", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (i32, i32) -> vector<2xi32>, sym_name = "through", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = true}> : () -> i1
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2xi32>
    "memref.store"(%arg0, %9, %6) : (i32, memref<2xi32>, index) -> ()
    "memref.store"(%arg1, %9, %7) : (i32, memref<2xi32>, index) -> ()
    "memref.copy"(%9, %10) : (memref<2xi32>, memref<2xi32>) -> ()
    %11 = "vector.load"(%10, %6) : (memref<2xi32>, index) -> vector<2xi32>
    "bufferization.dealloc"(%9, %10, %8, %8) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xi32>, memref<2xi32>, i1, i1) -> ()
    "func.return"(%11) : (vector<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @in}> : () -> memref<2xi32>
    %3 = "memref.load"(%2, %0) : (memref<2xi32>, index) -> i32
    %4 = "memref.load"(%2, %1) : (memref<2xi32>, index) -> i32
    %5 = "func.call"(%3, %4) <{callee = @through}> : (i32, i32) -> vector<2xi32>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
