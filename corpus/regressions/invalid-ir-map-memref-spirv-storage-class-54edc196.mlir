// kind: invalid-ir
// culprit: map-memref-spirv-storage-class
// bad: '--pass-pipeline=builtin.module(func.func(map-memref-spirv-storage-class))'
"builtin.module"() ({
  "gpu.module"() <{sym_name = "xevm_module"}> ({
    "gpu.func"() <{function_type = (vector<1x1xf32>, memref<?x1x1xf32>, index, index, index, vector<1x1xindex>, vector<1x1xi1>) -> ()}> ({
    ^bb0(%arg4: vector<1x1xf32>, %arg5: memref<?x1x1xf32>, %arg6: index, %arg7: index, %arg8: index, %arg9: vector<1x1xindex>, %arg10: vector<1x1xi1>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "store_dynamic_source2", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<1x1xf32>, memref<?x1x1xf32>, vector<1x1xindex>, vector<1x1xi1>) -> (), sym_name = "launch_store_dynamic_source2"}> ({
  ^bb0(%arg0: vector<1x1xf32>, %arg1: memref<?x1x1xf32>, %arg2: vector<1x1xindex>, %arg3: vector<1x1xi1>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "gpu.launch_func"(%0, %0, %0, %0, %0, %0, %arg0, %arg1, %0, %0, %0, %arg2, %arg3) <{kernel = @xevm_module::@store_dynamic_source2, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 7, 0>}> : (index, index, index, index, index, index, vector<1x1xf32>, memref<?x1x1xf32>, index, index, index, vector<1x1xindex>, vector<1x1xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()
