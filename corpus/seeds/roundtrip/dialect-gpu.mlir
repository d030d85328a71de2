// until: 23
// GPU: a kernel in a module with a target, attributions, an asynchronous
// launch, reductions, and barriers.
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels", targets = [#nvvm.target<O = 1, chip = "sm_80">]}> ({
    "gpu.func"() <{function_type = (memref<?xf32>, index) -> (), known_block_size = array<i32: 32, 1, 1>}> ({
    ^bb0(%arg15: memref<?xf32>, %arg16: index, %arg17: memref<32xf32, #gpu.address_space<workgroup>>, %arg18: memref<1xf32, #gpu.address_space<private>>):
      %3 = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 32 : index}> : () -> index
      %4 = "gpu.block_dim"() <{dimension = #gpu<dim y>}> : () -> index
      %5 = "memref.load"(%arg15, %3) : (memref<?xf32>, index) -> f32
      %6 = "gpu.all_reduce"(%5) <{op = #gpu<all_reduce_op add>, uniform}> ({
      }) : (f32) -> f32
      %7 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      %8 = "arith.constant"() <{value = 32 : i32}> : () -> i32
      %9:2 = "gpu.shuffle"(%6, %7, %8) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1)
      "gpu.barrier"() : () -> ()
      "memref.store"(%9#0, %arg17, %4) : (f32, memref<32xf32, #gpu.address_space<workgroup>>, index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, index, !gpu.async.token) -> (), sym_name = "host"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index, %arg2: !gpu.async.token):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "gpu.launch_func"(%arg2, %arg1, %1, %1, %1, %1, %1, %0, %arg0, %arg1) <{kernel = @kernels::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 2, 0>}> : (!gpu.async.token, index, index, index, index, index, index, i32, memref<?xf32>, index) -> !gpu.async.token
    "gpu.wait"(%2, %arg2) : (!gpu.async.token, !gpu.async.token) -> ()
    "gpu.launch"(%arg1, %1, %1, %1, %1, %arg1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index):
      "gpu.printf"(%arg6) <{format = "%d\0A"}> : (index) -> ()
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
