// mask-operation puts a mask around an operation on vectors, or gives it another one.
// RUN: grep -v ^// %s | scion mutate --only mask-operation --stacked 1 --count 30 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-DAG: %r = "vector.mask"(%g{{[0-9]+}}) ({
// CHECK-DAG: %[[M:g[0-9]+]] = "vector.constant_mask"() <{mask_dim_sizes = array<i64: {{[1-4]}}>}> : () -> vector<4xi1>
// CHECK-DAG: "vector.maskedload"(%m, %i, %g{{[0-9]+}}, %v)
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>):
    %l = "vector.maskedload"(%m, %i, %k, %v) : (memref<8xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %r = "vector.reduction"(%l) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
    "func.return"(%r) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
