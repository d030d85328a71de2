"builtin.module"() ({
  "t.a"() {unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"f.c" in "/">, isOptimized = true, emissionKind = Full, splitDebugFilename = "f.dwo">} : () -> ()
}) : () -> ()
