// What pretty syntax leaves out by right is told to a person, with the attribute
// or the place that differs, and is no finding: neither in a campaign nor where
// findings are sorted.

// REQUIRES: mlir-22

// RUN: %scion roundtrip %s 2>&1 | FileCheck %s
// CHECK-DAG: legal.mlir: a legal difference: 'linalg.transpose' in pretty form reads back as another module, in its body{{$}}
// CHECK-DAG: 1 valid, 0 refused, 0 findings, 1 legal differences
// RUN: rm -rf %t.dir && mkdir %t.dir && cp %s %t.dir
// RUN: %scion triage %t.dir -o %t.out -q | FileCheck %s --check-prefix=SORTED
// SORTED: 0 buckets; 1 show nothing
// RUN: %bin/mlir_roundtrip_fuzzer %s

// RUN: sed '/^    .*"linalg/,/^    })/d; s/return"(%%0)/return"(%%arg0)/' %s > %t.mlir
// RUN: %scion roundtrip --brief %t.mlir 2>/dev/null | FileCheck %s --check-prefix=KEY
// KEY: a legal difference: 'llvm.func' in pretty form reads back as another module, 'unnamed_addr' differs{{$}}
// RUN: %bin/mlir_roundtrip_fuzzer %t.mlir

"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2xf32>) -> tensor<2x2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x2xf32>):
    %0 = "linalg.transpose"(%arg0, %arg0) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %1 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()
