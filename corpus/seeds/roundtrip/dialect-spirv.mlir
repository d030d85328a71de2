// SPIR-V: a module with capabilities, decorated types, structured control flow.
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>, vce_triple = #spirv.vce<v1.3, [Shader, Int64], [SPV_KHR_storage_buffer_storage_class]>}> ({
    "spirv.GlobalVariable"() <{binding = 1 : i32, descriptor_set = 0 : i32, sym_name = "buf", type = !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>}> : () -> ()
    "spirv.SpecConstant"() <{default_value = -1 : i32, sym_name = "size"}> {spec_id = 3 : i64} : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<Inline|Pure>, function_type = (vector<4xf32>, i32) -> i32, sym_name = "f"}> ({
    ^bb0(%arg0: vector<4xf32>, %arg1: i32):
      %0 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
      %1 = "spirv.Variable"(%0) <{storage_class = #spirv.storage_class<Function>}> : (i32) -> !spirv.ptr<i32, Function>
      %2 = "spirv.mlir.referenceof"() <{spec_const = @size}> : () -> i32
      "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<None>}> ({
        "spirv.Branch"()[^bb1] : () -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb3
        %5 = "spirv.SLessThan"(%arg1, %2) : (i32, i32) -> i1
        "spirv.BranchConditional"(%5)[^bb2, ^bb4] <{branch_weights = [3 : i32, 1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
      ^bb2:  // pred: ^bb1
        "spirv.Branch"()[^bb3] : () -> ()
      ^bb3:  // pred: ^bb2
        "spirv.Branch"()[^bb1] : () -> ()
      ^bb4:  // pred: ^bb1
        "spirv.mlir.merge"() : () -> ()
      }) : () -> ()
      %3 = "spirv.CompositeExtract"(%arg0) <{indices = [3 : i32]}> : (vector<4xf32>) -> f32
      %4 = "spirv.Bitcast"(%3) : (f32) -> i32
      "spirv.Store"(%1, %4) <{alignment = 4 : i32, memory_access = #spirv.memory_access<Volatile|Aligned>}> : (!spirv.ptr<i32, Function>, i32) -> ()
      "spirv.ReturnValue"(%4) : (i32) -> ()
    }) : () -> ()
    "spirv.EntryPoint"() <{execution_model = #spirv.execution_model<GLCompute>, fn = @g, interface = []}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "g"}> ({
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.ExecutionMode"() <{execution_mode = #spirv.execution_mode<LocalSize>, fn = @g, values = [8 : i32, 1 : i32, 1 : i32]}> : () -> ()
  }) : () -> ()
}) : () -> ()
