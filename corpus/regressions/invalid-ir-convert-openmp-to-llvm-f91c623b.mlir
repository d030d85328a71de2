// kind: invalid-ir
// culprit: convert-openmp-to-llvm
// bad: --convert-openmp-to-llvm
"builtin.module"() ({
  "omp.declare_reduction"() <{sym_name = "add", type = memref<i32>}> ({
  }, {
  ^bb0(%arg6: memref<i32>):
    "omp.yield"(%arg6) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg4: memref<i32>, %arg5: memref<i32>):
    "omp.yield"(%arg4) : (memref<i32>) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<i32>):
    "omp.wsloop"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_syms = [@add]}> ({
    ^bb0(%arg2: memref<i32>):
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg3: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
