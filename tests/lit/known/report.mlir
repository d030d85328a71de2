// What is done about a known bug, M7 of docs/BugsFound.md here: rows of a vector
// whose length is no power of two are read from the wrong place.

// By default it is suppressed, and the verdict says so.
// RUN: %scion run --paths 30 %s | FileCheck %s
// CHECK: comparisons agree; suppressed: {{(.*, )?}}M7{{,|$}}
// RUN: %scion run --paths 30 --json %s | FileCheck %s --check-prefix=JSON
// JSON: "suppressed":[{{[^]]*}}"M7"

// Nothing is suppressed, and findings are reported with their ids.
// RUN: %scion run --paths 1 --known=report --through 'convert-vector-to-scf{target-rank=0}' %s > %t.report; test $? = 1
// RUN: FileCheck %s --check-prefix=REPORT --implicit-check-not=suppressed < %t.report
// REPORT: .miscompile{{$}}
// REPORT-NEXT: summary: observation {{[0-9]+}}: i64 4 against 5
// REPORT: {{^}}known: {{ *}}M7 (see `scion known show M7`)

// A pass that is asked for is run unchanged, and its findings are reported.
// RUN: %scion run --paths 1 --through 'convert-vector-to-scf{target-rank=0}' %s > %t.asked; test $? = 1
// RUN: FileCheck %s --check-prefix=REPORT < %t.asked

// Without its record: it is hit, and is new.
// RUN: %scion run --paths 30 --without=M7 %s > %t.without; test $? = 1
// RUN: FileCheck %s --check-prefix=NEW --implicit-check-not='known:' < %t.without
// NEW: .miscompile{{$}}
// NEW-NEXT: summary: observation {{[0-9]+}}: i64 4 against 5

// A record that suppresses something may hide more than its bug (this one recognises
// nothing). A program that showed something on a path where it was enabled says so in its
// first line, and shows it again.
// RUN: sed '/^recognised:/,/^suppressed:/{/^suppressed:/!d}' %corpus/known/M7.yaml > %t.yaml
// RUN: %scion run --paths 30 --records=%t.yaml %s | FileCheck %s
// RUN: (echo '// scion: enable=M7'; cat %s) > %t.enabled.mlir
// RUN: %scion run --paths 30 --records=%t.yaml %t.enabled.mlir > %t.enabled; test $? = 1
// RUN: FileCheck %s --check-prefix=ENABLED < %t.enabled
// ENABLED: .miscompile{{$}}
// ENABLED-NEXT: summary: observation {{[0-9]+}}: i64 4 against 5
// ENABLED: enabled on this path, suppressed on others: M7
// ENABLED: cat >program.mlir
// ENABLED-NEXT: // scion: enable=M7

// What is recognised all the same is counted, and the verdict says so.
// RUN: %scion run --paths 30 --statistics %t.enabled.mlir > %t.counted 2>&1
// RUN: FileCheck %s --check-prefix=COUNTED < %t.counted
// COUNTED-DAG: comparisons agree; suppressed: {{(.*, )?}}M7 ({{[1-9][0-9]*}} finding
// COUNTED-DAG: scion: known M7 {{.*}}; {{[1-9][0-9]*}} hits

memref.global "private" @a : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %padding = arith.constant 0 : i32
  %a = memref.get_global @a : memref<2x3xi32>
  %v = vector.transfer_read %a[%c0, %c0], %padding {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  vector.print %v : vector<2x3xi32>
  return
}
