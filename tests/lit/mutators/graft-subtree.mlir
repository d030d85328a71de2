// graft-subtree puts a part of an operation's text (here of another operation of
// the program) where the context is alike: an element, a term or factor of a map.
// The type of a value changes everywhere, or not at all.
// RUN: grep -v ^// %s | scion mutate --only graft-subtree --stacked 1 --count 600 --max-size 4000 > %t
// RUN: FileCheck %s < %t
// CHECK-DAG: dense<[3, 2]> : tensor<2xi16>
// CHECK-DAG: map = affine_map<(d0) -> (d0 + 5 + 5)>
// CHECK-DAG: map = affine_map<(i) -> (i + 5)>
// CHECK-DAG: map = affine_map<(d0) -> (d0 floordiv 2)>
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%x: index):
    %c = "arith.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %d = "arith.constant"() <{value = dense<[3, 4]> : tensor<2xi16>}> : () -> tensor<2xi16>
    %e = "affine.apply"(%x) <{map = affine_map<(d0) -> (d0 + 5)>}> : (index) -> index
    %g = "affine.apply"(%x) <{map = affine_map<(i) -> (i floordiv 2)>}> : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
