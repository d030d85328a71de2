// Debug info: recursive types through distinct identifiers, and metadata that
// lives in fused locations.
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/d">
#loc2 = loc("dialect-llvm-debug-info.mlir":14:16)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "list", file = #di_file, elements = #di_derived_type1>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_composite_type1>
#di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 4, type = #di_composite_type1>
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32 loc("dialect-llvm-debug-info.mlir":14:16)):
    "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> () loc(#loc3)
    "llvm.return"() : () -> () loc(#loc3)
  }) : () -> () loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("dialect-llvm-debug-info.mlir":13:1)
#loc1 = loc("a.c":3:1)
#loc3 = loc("a.c":4:2)
#loc4 = loc(fused<#di_subprogram>[#loc1])

