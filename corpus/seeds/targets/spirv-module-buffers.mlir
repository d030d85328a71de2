// expect: 21 3
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "put", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> i32, sym_name = "get", sym_visibility = "private"}> ({
  }) : () -> ()
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.GlobalVariable"() <{binding = 0 : i32, descriptor_set = 0 : i32, sym_name = "words", type = !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>}> {aliased} : () -> ()
    "spirv.GlobalVariable"() <{binding = 0 : i32, descriptor_set = 0 : i32, sym_name = "quads", type = !spirv.ptr<!spirv.struct<(!spirv.rtarray<vector<4xi32>, stride=16> [0])>, StorageBuffer>}> {aliased} : () -> ()
    "spirv.SpecConstant"() <{default_value = 3 : i32, sym_name = "scale"}> {spec_id = 1 : i64} : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32, i32) -> (), linkage_attributes = #spirv.linkage_attributes<linkage_name = "put", linkage_type = <Export>>, sym_name = "put"}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %16 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
      %17 = "spirv.mlir.referenceof"() <{spec_const = @scale}> : () -> i32
      %18 = "spirv.IMul"(%arg2, %17) : (i32, i32) -> i32
      %19 = "spirv.mlir.addressof"() <{variable = @words}> : () -> !spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>
      %20 = "spirv.AccessChain"(%19, %16, %arg1) : (!spirv.ptr<!spirv.struct<(!spirv.rtarray<i32, stride=4> [0])>, StorageBuffer>, i32, i32) -> !spirv.ptr<i32, StorageBuffer>
      "spirv.Store"(%20, %18) : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
      "spirv.Return"() : () -> ()
    }) : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (i32) -> i32, linkage_attributes = #spirv.linkage_attributes<linkage_name = "get", linkage_type = <Export>>, sym_name = "get"}> ({
    ^bb0(%arg0: i32):
      %9 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
      %10 = "spirv.mlir.addressof"() <{variable = @quads}> : () -> !spirv.ptr<!spirv.struct<(!spirv.rtarray<vector<4xi32>, stride=16> [0])>, StorageBuffer>
      %11 = "spirv.AccessChain"(%10, %9, %arg0) : (!spirv.ptr<!spirv.struct<(!spirv.rtarray<vector<4xi32>, stride=16> [0])>, StorageBuffer>, i32, i32) -> !spirv.ptr<vector<4xi32>, StorageBuffer>
      %12 = "spirv.Load"(%11) : (!spirv.ptr<vector<4xi32>, StorageBuffer>) -> vector<4xi32>
      %13 = "spirv.CompositeExtract"(%12) <{indices = [0 : i32]}> : (vector<4xi32>) -> i32
      %14 = "spirv.CompositeExtract"(%12) <{indices = [3 : i32]}> : (vector<4xi32>) -> i32
      %15 = "spirv.ISub"(%13, %14) : (i32, i32) -> i32
      "spirv.ReturnValue"(%15) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 11 : i32}> : () -> i32
    "func.call"(%0, %4) <{callee = @put}> : (i32, i32) -> ()
    "func.call"(%2, %3) <{callee = @put}> : (i32, i32) -> ()
    "func.call"(%3, %1) <{callee = @put}> : (i32, i32) -> ()
    %5 = "func.call"(%0) <{callee = @get}> : (i32) -> i32
    %6 = "func.call"(%1) <{callee = @get}> : (i32) -> i32
    %7 = "arith.extsi"(%5) : (i32) -> i64
    %8 = "arith.extsi"(%6) : (i32) -> i64
    "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%8) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

