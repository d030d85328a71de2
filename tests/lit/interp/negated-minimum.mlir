// RUN: %scion run %s | FileCheck %s --check-prefix PATHS
// RUN: not %scion interp --entry word %s | FileCheck %s --check-prefix WORD
// The smallest byte is negated to the largest one, as TOSA has it; of the smallest word the
// specification says nothing.
// PATHS: comparisons agree
// WORD: undefined: vector.print
func.func @main() {
  %a = "tosa.const"() <{values = dense<[-128, 5]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a, %z, %z : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %c0 = arith.constant 0 : index
  %x = tensor.extract %r[%c0] : tensor<2xi8>
  vector.print %x : i8
  return
}
func.func @word() {
  %a = "tosa.const"() <{values = dense<[-2147483648, 5]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.negate %a, %z, %z : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %c0 = arith.constant 0 : index
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  vector.print %x : i32
  return
}
