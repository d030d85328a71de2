// The LLVM dialect: linkage, identified and recursive struct types, packed
// ones, initialisers, comdat, alias scopes, intrinsics, inline assembly.
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
"builtin.module"() ({
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "any"}> : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, alignment = 8 : i64, comdat = @__llvm_comdat::@any, constant, global_type = !llvm.array<2 x i32>, linkage = #llvm.linkage<linkonce_odr>, sym_name = "table", unnamed_addr = 0 : i64, value = dense<[1, -1]> : tensor<2xi32>, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<3 x i8>, linkage = #llvm.linkage<internal>, sym_name = "text", thread_local_, unnamed_addr = 0 : i64, value = "a\00b", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.struct<"list", (i32, ptr)>, linkage = #llvm.linkage<weak_odr>, sym_name = "node", unnamed_addr = 0 : i64, visibility_ = 1 : i64}> ({
    %6 = "llvm.mlir.undef"() : () -> !llvm.struct<"list", (i32, ptr)>
    %7 = "llvm.mlir.constant"() <{value = 7 : i32}> : () -> i32
    %8 = "llvm.insertvalue"(%6, %7) <{position = array<i64: 0>}> : (!llvm.struct<"list", (i32, ptr)>, i32) -> !llvm.struct<"list", (i32, ptr)>
    "llvm.return"(%8) : (!llvm.struct<"list", (i32, ptr)>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias}, {llvm.signext}], frame_pointer = #llvm.framePointerKind<all>, function_type = !llvm.func<struct<packed (i8, array<3 x vector<2xf16>>)> (ptr, i64, ...)>, linkage = #llvm.linkage<internal>, memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["noinline", ["k", "v"]], res_attrs = [{llvm.inreg}], sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64):
    %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.array<4 x i32>, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648, 3>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1 = "llvm.load"(%0) <{alias_scopes = [#alias_scope], alignment = 2 : i64, ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
    %2 = "llvm.inline_asm"(%1) <{asm_dialect = 1 : i64, asm_string = "mov $0, $1", constraints = "=r,r", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> i32
    %3 = "llvm.call_intrinsic"(%2) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.ctpop.i32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
    "llvm.switch"(%3, %3)[^bb1, ^bb2, ^bb1] <{branch_weights = array<i32: 1, 2, 3>, case_operand_segments = array<i32: 1, 0>, case_values = dense<[-1, 2147483647]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "llvm.unreachable"() : () -> ()
  ^bb2(%4: i32):  // pred: ^bb0
    %5 = "llvm.mlir.zero"() : () -> !llvm.struct<packed (i8, array<3 x vector<2xf16>>)>
    "llvm.return"(%5) : (!llvm.struct<packed (i8, array<3 x vector<2xf16>>)>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "opaque", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

