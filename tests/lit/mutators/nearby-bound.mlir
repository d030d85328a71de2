// nearby-bound moves a bound of a loop next to another one.
// RUN: grep -v ^// %s | scion mutate --only nearby-bound --stacked 1 --count 30 > %t
// RUN: FileCheck %s < %t
// RUN: mlir-opt --split-input-file %t -o /dev/null
// CHECK-DAG: "scf.for"(%zero, %g0, %one)
// CHECK-DAG: "scf.for"(%g0, %six, %one)
// CHECK-DAG: "scf.for"(%zero, %six, %g0)
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %zero = "arith.constant"() <{value = 0 : index}> : () -> index
    %one = "arith.constant"() <{value = 1 : index}> : () -> index
    %six = "arith.constant"() <{value = 6 : index}> : () -> index
    "scf.for"(%zero, %six, %one) ({
    ^bb0(%i: index):
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
