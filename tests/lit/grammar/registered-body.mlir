// A registered dialect may print text in its body that does not balance its
// brackets, when that is an affine set: `>=` must not close the body.
// RUN: scion parse --check-round-trip %s | FileCheck %s
// CHECK: all written back byte by byte
"x.op"() {a = #x.sets<[affine_set<(d0) : (d0 >= 0, -d0 + 3 >= 0)>], "s"> : i32} : () -> ()
