// kind: invalid-ir
// culprit: map-memref-spirv-storage-class
// bad: '--pass-pipeline=builtin.module(func.func(map-memref-spirv-storage-class))'
"builtin.module"() ({
  "memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "memref.get_global"() <{name = @a}> : () -> memref<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
