// graft-subtree puts a part of an operation's text (here of another operation of
// the program) where its context is alike: an element, a dimension, a term of a map.
// RUN: grep -v ^// %s | scion mutate --only graft-subtree --stacked 1 --count 600 --max-size 4000 > %t
// RUN: FileCheck %s < %t
// CHECK-DAG: upperBoundMap = affine_map<() -> (3)>, {{.*}}
// CHECK-DAG: dense<[3, 1, 2]> : tensor<2xi8>
// CHECK-DAG: "tensor.empty"() : () -> tensor<2x4xf32>
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %c = "arith.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %d = "arith.constant"() <{value = dense<[3, 4]> : tensor<2xi16>}> : () -> tensor<2xi16>
    %e = "tensor.empty"() : () -> tensor<4xf32>
    %g = "tensor.empty"() : () -> tensor<2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
