// introduce-alias lets some readers of a buffer see it under a second name.
// RUN: grep -v ^// %s | scion mutate --only introduce-alias --stacked 1 --count 60 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-DAG: %[[G:g[0-9]+]] = "memref.get_global"() <{name = @m}>
// CHECK-DAG: "memref.cast"({{.*}}) : (memref<4xi8>) -> memref<?xi8>
// CHECK-DAG: "memref.cast"({{.*}}) : (memref<?xi8>) -> memref<4xi8>
// CHECK-DAG: "memref.subview"(%m) {{.*}} -> memref<4xi8, strided<[1]>>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<1> : tensor<4xi8>, sym_name = "m", sym_visibility = "private", type = memref<4xi8>}> : () -> ()
  "func.func"() <{function_type = (index) -> i8, sym_name = "f"}> ({
  ^bb0(%i: index):
    %m = "memref.get_global"() <{name = @m}> : () -> memref<4xi8>
    %a = "memref.load"(%m, %i) : (memref<4xi8>, index) -> i8
    "memref.store"(%a, %m, %i) : (i8, memref<4xi8>, index) -> ()
    "func.return"(%a) : (i8) -> ()
  }) : () -> ()
}) : () -> ()
