// expect: -6 7 1 8589934599 4
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[5, -6, 7, 2]> : tensor<4xi32>, sym_name = "in", sym_visibility = "private", type = memref<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "memref.get_global"() <{name = @in}> : () -> memref<4xi32>
    %5 = "memref.load"(%4, %0) : (memref<4xi32>, index) -> i32
    %6 = "memref.load"(%4, %1) : (memref<4xi32>, index) -> i32
    %7 = "memref.load"(%4, %2) : (memref<4xi32>, index) -> i32
    %8 = "memref.load"(%4, %3) : (memref<4xi32>, index) -> i32
    %9 = "spirv.Constant"() <{value = 0 : i32}> : () -> i32
    %10 = "spirv.Constant"() <{value = 1 : i32}> : () -> i32
    %11 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<!spirv.struct<(i8, !spirv.array<3 x vector<2xi32>>)>, Function>
    %12 = "spirv.CompositeConstruct"(%5, %6) : (i32, i32) -> vector<2xi32>
    %13 = "spirv.CompositeConstruct"(%7, %8) : (i32, i32) -> vector<2xi32>
    %14 = "spirv.AccessChain"(%11, %10, %10) : (!spirv.ptr<!spirv.struct<(i8, !spirv.array<3 x vector<2xi32>>)>, Function>, i32, i32) -> !spirv.ptr<vector<2xi32>, Function>
    %15 = "spirv.AccessChain"(%11, %10, %8) : (!spirv.ptr<!spirv.struct<(i8, !spirv.array<3 x vector<2xi32>>)>, Function>, i32, i32) -> !spirv.ptr<vector<2xi32>, Function>
    "spirv.Store"(%14, %12) : (!spirv.ptr<vector<2xi32>, Function>, vector<2xi32>) -> ()
    "spirv.Store"(%15, %13) : (!spirv.ptr<vector<2xi32>, Function>, vector<2xi32>) -> ()
    %16 = "spirv.AccessChain"(%11, %10, %10, %10) : (!spirv.ptr<!spirv.struct<(i8, !spirv.array<3 x vector<2xi32>>)>, Function>, i32, i32, i32) -> !spirv.ptr<i32, Function>
    %17 = "spirv.AtomicIAdd"(%16, %7) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, Function>, i32) -> i32
    %18 = "spirv.Load"(%14) : (!spirv.ptr<vector<2xi32>, Function>) -> vector<2xi32>
    %19 = "spirv.Load"(%15) : (!spirv.ptr<vector<2xi32>, Function>) -> vector<2xi32>
    %20 = "spirv.VectorShuffle"(%18, %19) <{components = [1 : i32, 2 : i32, 0 : i32]}> : (vector<2xi32>, vector<2xi32>) -> vector<3xi32>
    %21 = "spirv.VectorExtractDynamic"(%20, %10) : (vector<3xi32>, i32) -> i32
    %22 = "spirv.CompositeExtract"(%20) <{indices = [0 : i32]}> : (vector<3xi32>) -> i32
    %23 = "spirv.Bitcast"(%19) : (vector<2xi32>) -> i64
    %24 = "spirv.GL.SMax"(%17, %21) : (i32, i32) -> i32
    %25 = "spirv.ConvertSToF"(%24) : (i32) -> f32
    %26 = "spirv.Constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %27 = "spirv.FMul"(%25, %26) : (f32, f32) -> f32
    %28 = "spirv.GL.Ceil"(%27) : (f32) -> f32
    %29 = "spirv.ConvertFToS"(%28) : (f32) -> i64
    %30 = "spirv.SConvert"(%21) : (i32) -> i64
    %31 = "spirv.SConvert"(%22) : (i32) -> i64
    %32 = "spirv.SConvert"(%17) : (i32) -> i64
    "func.call"(%32) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%30) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%31) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%23) <{callee = @printI64}> : (i64) -> ()
    "func.call"(%29) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

