// load-from-global reads a constant from a global that might change: known when
// the program runs, unknown when it is compiled.
// RUN: grep -v ^// %s | scion mutate --only load-from-global --stacked 1 --count 40 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-DAG: "memref.global"() <{initial_value = dense<-7> : tensor<i16>, sym_name = "g0", sym_visibility = "private", type = memref<i16>}>
// CHECK-DAG: %a = "memref.load"(%{{.*}}) : (memref<i16>) -> i16
// CHECK-DAG: "memref.global"() <{initial_value = dense<[1.0, 2.0]> : tensor<2xf32>
// CHECK-DAG: %b = "vector.load"(%{{.*}}, %{{.*}}) : (memref<2xf32>, index) -> vector<2xf32>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i16, vector<2xf32>), sym_name = "f"}> ({
    %a = "arith.constant"() <{value = -7 : i16}> : () -> i16
    %b = "arith.constant"() <{value = dense<[1.0, 2.0]> : vector<2xf32>}> : () -> vector<2xf32>
    "func.return"(%a, %b) : (i16, vector<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
