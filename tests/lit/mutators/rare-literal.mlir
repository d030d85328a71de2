// rare-literal changes a type or a size throughout, or one number; two thirds of its mutants are valid.
// RUN: grep -v ^// %s | scion mutate --only rare-literal --stacked 1 --count 60 > %t
// RUN: FileCheck %s < %t
// CHECK-DAG: ^bb0(%a: i65, %v: vector<4xi65>):
// CHECK-DAG: ^bb0(%a: i32, %v: vector<1xi32>):
// CHECK-DAG: value = {{[0-9]+}} : i33

// The types of a predicate and of conditions stay.
// RUN: grep -cE 'predicate = -?[0-9]+ : i64' %t | grep -x 60
// RUN: not grep -E 'arith.cmpi.* -> i[02-9]' %t
"builtin.module"() ({
  "func.func"() <{function_type = (i32, vector<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%a: i32, %v: vector<4xi32>):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %b = "arith.cmpi"(%a, %c) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
