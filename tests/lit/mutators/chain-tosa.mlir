// chain-tosa puts a chain of tosa operations into the data flow of a lowered program.
// RUN: grep -v ^// %s | scion mutate --only chain-tosa --stacked 1 --count 60 > %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// RUN: FileCheck %s < %t
// CHECK-DAG: "tensor.from_elements"(%x) : (f32) -> tensor<1xf32>
// CHECK-DAG: "tosa.{{[a-z_]+}}"({{.*}}) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>

// The programs keep one result on every path.
// RUN: grep -v ^// %s | scion mutate --only chain-tosa --stacked 2 --seed 3 > %t.one
// RUN: scion run %t.one --paths 4 | FileCheck %s --check-prefix=JUDGED
// JUDGED: agree
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %a = "arith.constant"() <{value = dense<[1, -2, 3, 7]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %e = "tensor.empty"() : () -> tensor<4xi32>
    %b = "linalg.transpose"(%a, %e) <{permutation = array<i64: 0>}> ({
    ^bb0(%in: i32, %out: i32):
      "linalg.yield"(%in) : (i32) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
    %h = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
    "memref.store"(%h, %m) : (f32, memref<f32>) -> ()
    %x = "memref.load"(%m) : (memref<f32>) -> f32
    "vector.print"(%x) <{punctuation = #vector.punctuation<newline>}> : (f32) -> ()
    %i = "arith.constant"() <{value = 1 : index}> : () -> index
    %y = "tensor.extract"(%b, %i) : (tensor<4xi32>, index) -> i32
    "vector.print"(%y) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
    "memref.dealloc"(%m) : (memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
