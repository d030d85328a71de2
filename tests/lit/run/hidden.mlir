// What a call of a public function hides stays hidden: none of the passes that
// look into functions knows that %h is 5 (and all of them know it of %a).
// RUN: mlir-opt %s --inline | FileCheck %s
// RUN: mlir-opt %s --sccp --canonicalize | FileCheck %s
// RUN: mlir-opt %s --remove-dead-values | FileCheck %s
// RUN: mlir-opt %s --mem2reg --sroa | FileCheck %s
// RUN: mlir-opt %s --int-range-optimizations --canonicalize | FileCheck %s
// RUN: mlir-opt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16 | FileCheck %s
// RUN: mlir-opt %s --cse --symbol-dce --duplicate-function-elimination | FileCheck %s
// RUN: mlir-opt %s --convert-func-to-llvm --canonicalize | FileCheck %s --check-prefix=LLVM
// CHECK: %[[H:.*]] = call @hide(
// CHECK: arith.addi %[[H]], %{{.*}} : i32
// LLVM: %[[H:.*]] = llvm.call @hide(
// LLVM: arith.addi %[[H]], %{{.*}} : i32

// A private one would be seen through, which is why it is no way to hide.
// RUN: mlir-opt %s --sccp --canonicalize | FileCheck %s --check-prefix=SEEN
// SEEN-LABEL: func.func @main
// SEEN: call @keep(%c10_i32
// SEEN: %[[H:.*]] = {{.*}}call @hide(
// SEEN: call @keep(%c10_i32
func.func @hide(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func private @seen(%x: i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func private @keep(i32)
func.func @main() {
  %c = arith.constant 5 : i32
  %a = arith.addi %c, %c : i32
  call @keep(%a) : (i32) -> ()
  %h = call @hide(%c) : (i32) -> i32
  %s = call @seen(%c) : (i32) -> i32
  %d = arith.addi %s, %c : i32
  call @keep(%d) : (i32) -> ()
  %b = arith.addi %h, %c : i32
  call @keep(%b) : (i32) -> ()
  return
}
