// With --known=report, a crash of one path does not hide what other paths show: each path is
// judged in a copy of the process. (Planted passes, tests/plugins/deaths/PlantedDeaths.h.)

// RUN: env SCION_PLUGINS=%plugins/PlantedDeaths.so SCION_PLANTED="planted-stack-overflow planted-assertion" %scion run --known=report --paths 30 --towards planted-stack-overflow,planted-assertion %s > %t.out; test $? = 1
// RUN: FileCheck %s < %t.out
// CHECK-DAG: FuzzerHash=planted-assertion.crash assertion `!scaling' at Planted.cpp:42
// CHECK-DAG: FuzzerHash=planted-stack-overflow.crash {{.*}} while this stage ran

// With --json, the first one, and the others as `further`.
// RUN: env SCION_PLUGINS=%plugins/PlantedDeaths.so SCION_PLANTED="planted-stack-overflow planted-assertion" %scion run --json --known=report --paths 30 --towards planted-stack-overflow,planted-assertion %s > %t.json; test $? = 1
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// JSON: "comparisons":{{[1-9][0-9]*}}
// JSON: "further":[{{.*}}"kind":"crash"

// A crash of the reference path leaves nothing to compare with; it is a finding, too.
// RUN: env SCION_PLUGINS=%plugins/PlantedDeaths.so SCION_PLANTED="planted-stack-overflow" %scion run --known=report --paths 3 --every-path planted-stack-overflow %s > %t.all; test $? = 1
// RUN: FileCheck %s --check-prefix=ALL < %t.all
// ALL: FuzzerHash=planted-stack-overflow.crash

memref.global @input : memref<2xi32> = dense<[7, -3]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %input = memref.get_global @input : memref<2xi32>
  %a = memref.load %input[%c0] : memref<2xi32>
  %b = memref.load %input[%c1] : memref<2xi32>
  %scaled = arith.muli %a, %five : i32
  %sum = arith.addi %scaled, %b : i32
  vector.print %sum : i32
  return
}
