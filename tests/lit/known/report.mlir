// What is done about a known bug, M12 of docs/BugsFound.md here: peeling runs the last
// iteration of a loop that has none.

// By default paths are kept off it, and the verdict says so.
// RUN: %scion run --paths 30 %s | FileCheck %s
// CHECK: comparisons agree; suppressed: {{(.*, )?}}M12{{,|$}}
// RUN: %scion run --paths 30 --json %s | FileCheck %s --check-prefix=JSON
// JSON: "kept-off":[{{[^]]*}}"M12"
// JSON-SAME: "suppressed":[{{[^]]*}}"M12"

// Nothing is kept off, and what is found is reported with its id.
// RUN: %scion run --paths 30 --known=report --without=M5,M7,M20 %s > %t.report; test $? = 1
// RUN: FileCheck %s --check-prefix=REPORT --implicit-check-not=suppressed < %t.report
// REPORT: .miscompile{{$}}
// REPORT-NEXT: summary: observation 1: i64 0 against 7
// REPORT: {{^}}known: {{ *}}M12 (see `scion known show M12`)

// A step that is asked for is run as it stands, and what it shows is reported.
// RUN: %scion run --paths 1 --through scf-for-loop-peeling %s > %t.asked; test $? = 1
// RUN: FileCheck %s --check-prefix=REPORT < %t.asked

// As if nobody knew: it is met, and is new.
// RUN: %scion run --paths 30 --without=M12 %s > %t.without; test $? = 1
// RUN: FileCheck %s --check-prefix=NEW --implicit-check-not='known:' < %t.without
// NEW: .miscompile{{$}}
// NEW-NEXT: summary: observation 1: i64 0 against 7

// A record that keeps paths off something may hide more than its bug (this one recognises
// nothing). A program that showed something on a path where it was lifted says so in its
// first line, and shows it again.
// RUN: sed '/^recognised:/,/^kept-off:/{/^kept-off:/!d}' %corpus/known/M12.yaml > %t.yaml
// RUN: %scion run --paths 30 --records=%t.yaml %s | FileCheck %s
// RUN: (echo '// scion: lift=M12'; cat %s) > %t.lifted.mlir
// RUN: %scion run --paths 30 --records=%t.yaml %t.lifted.mlir > %t.lifted; test $? = 1
// RUN: FileCheck %s --check-prefix=LIFTED < %t.lifted
// LIFTED: .miscompile{{$}}
// LIFTED-NEXT: summary: observation 1: i64 0 against 7
// LIFTED: lifted on this path, which others keep off: M12
// LIFTED: cat >program.mlir
// LIFTED-NEXT: // scion: lift=M12

// What is recognised all the same is counted, and the verdict says so.
// RUN: %scion run --paths 30 --statistics %t.lifted.mlir > %t.counted 2>&1
// RUN: FileCheck %s --check-prefix=COUNTED < %t.counted
// COUNTED-DAG: comparisons agree; suppressed: {{(.*, )?}}M12 ({{[1-9][0-9]*}} finding
// COUNTED-DAG: scion: known M12 {{.*}}; {{[1-9][0-9]*}} hits

memref.global "private" @bound : memref<index> = dense<-3>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %bound = memref.get_global @bound : memref<index>
  %high = memref.load %bound[] : memref<index>
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %r = scf.for %i = %c0 to %high step %c2 iter_args(%x = %zero) -> (i32) {
    scf.yield %seven : i32
  }
  vector.print %r : i32
  return
}
