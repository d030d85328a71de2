// until: 23
// expect: 0 7 14 21 28 35
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (memref<6xi64>, i64) -> ()}> ({
    ^bb0(%arg2: memref<6xi64>, %arg3: i64, %arg4: memref<1xi64, #gpu.address_space<private>>):
      %15 = "arith.constant"() <{value = 0 : index}> : () -> index
      %16 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %17 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> index
      %18 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
      %19 = "arith.muli"(%17, %18) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %20 = "arith.addi"(%19, %16) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %21 = "memref.load"(%arg2, %20) : (memref<6xi64>, index) -> i64
      "memref.store"(%21, %arg4, %15) : (i64, memref<1xi64, #gpu.address_space<private>>, index) -> ()
      %22 = "memref.load"(%arg4, %15) : (memref<1xi64, #gpu.address_space<private>>, index) -> i64
      %23 = "arith.muli"(%22, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "memref.store"(%23, %arg2, %20) : (i64, memref<6xi64>, index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "scale", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 6 : index}> : () -> index
    %5 = "arith.constant"() <{value = 7 : i64}> : () -> i64
    %6 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<6xi64>
    "scf.for"(%0, %4, %1) ({
    ^bb0(%arg1: index):
      %14 = "arith.index_cast"(%arg1) : (index) -> i64
      "memref.store"(%14, %6, %arg1) : (i64, memref<6xi64>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %7 = "gpu.wait"() : () -> !gpu.async.token
    %8:2 = "gpu.alloc"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!gpu.async.token) -> (memref<6xi64>, !gpu.async.token)
    %9 = "gpu.memcpy"(%8#1, %8#0, %6) : (!gpu.async.token, memref<6xi64>, memref<6xi64>) -> !gpu.async.token
    %10 = "gpu.launch_func"(%9, %2, %1, %1, %3, %1, %1, %8#0, %5) <{kernel = @kernels::@scale, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (!gpu.async.token, index, index, index, index, index, index, memref<6xi64>, i64) -> !gpu.async.token
    %11 = "gpu.memcpy"(%10, %6, %8#0) : (!gpu.async.token, memref<6xi64>, memref<6xi64>) -> !gpu.async.token
    %12 = "gpu.dealloc"(%11, %8#0) : (!gpu.async.token, memref<6xi64>) -> !gpu.async.token
    "gpu.wait"(%12) : (!gpu.async.token) -> ()
    "scf.for"(%0, %4, %1) ({
    ^bb0(%arg0: index):
      %13 = "memref.load"(%6, %arg0) : (memref<6xi64>, index) -> i64
      "func.call"(%13) <{callee = @printI64}> : (i64) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()

