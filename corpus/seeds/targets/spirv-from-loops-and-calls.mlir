// expect: 228992 228992
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "memref.global"() <{initial_value = dense<[3, -128, 127, -1, 64]> : tensor<5xi8>, sym_name = "in", sym_visibility = "private", type = memref<5xi8>}> : () -> ()
  "func.func"() <{function_type = (i8, i64) -> i64, sym_name = "mix", sym_visibility = "private"}> ({
  ^bb0(%arg2: i8, %arg3: i64):
    %11 = "arith.extui"(%arg2) : (i8) -> i64
    %12 = "arith.addi"(%11, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %13 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %14 = "arith.minui"(%arg2, %13) : (i8, i8) -> i8
    %15 = "arith.shrsi"(%arg2, %14) : (i8, i8) -> i8
    %16 = "arith.extsi"(%15) : (i8) -> i64
    %17 = "arith.muli"(%12, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.return"(%17) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 5 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %4 = "memref.get_global"() <{name = @in}> : () -> memref<5xi8>
    %5 = "scf.for"(%0, %2, %1, %3) ({
    ^bb0(%arg0: index, %arg1: i64):
      %9 = "memref.load"(%4, %arg0) : (memref<5xi8>, index) -> i8
      %10 = "func.call"(%9, %arg1) <{callee = @mix}> : (i8, i64) -> i64
      "scf.yield"(%10) : (i64) -> ()
    }) : (index, index, index, i64) -> i64
    "func.call"(%5) <{callee = @printI64}> : (i64) -> ()
    %6 = "arith.cmpi"(%5, %3) <{predicate = 2 : i64}> : (i64, i64) -> i1
    %7 = "scf.if"(%6) ({
      %8 = "arith.subi"(%3, %5) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      "scf.yield"(%8) : (i64) -> ()
    }, {
      "scf.yield"(%5) : (i64) -> ()
    }) : (i1) -> i64
    "func.call"(%7) <{callee = @printI64}> : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, Int8, Int16, Int64, Float64, StorageBuffer8BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage]>, #spirv.resource_limits<>>} : () -> ()

