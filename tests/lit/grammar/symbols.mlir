// What the symbol table knows of a program.
// RUN: scion parse --symbols %s | FileCheck %s
// CHECK: operation builtin.module (isolated)
"builtin.module"() ({
  // CHECK: operation x.use
  // CHECK-NEXT: uses %late : i32 = value [[LATE:[0-9]+]]
  "x.use"(%late) : (i32) -> ()
  // CHECK: operation x.late
  // CHECK-NEXT: defines value [[LATE]]: %late #0 : i32
  %late = "x.late"() : () -> i32
  // A function is isolated: %late is another value in there.
  // CHECK: operation func.func (isolated)
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    // CHECK: operation x.inner
    // CHECK-NEXT: uses %late : i32 (undefined)
    // CHECK-NEXT: defines value [[PACK:[0-9]+]]: %p:2 #0 : i1
    // CHECK-NEXT: defines value {{[0-9]+}}: %p:2 #1 : i2
    %p:2 = "x.inner"(%late) : (i32) -> (i1, i2)
    "x.region"() ({
    ^bb0(%a: i1):
      // CHECK: operation x.reads
      // CHECK-NEXT: uses %p#0 : i1 = value [[PACK]]
      // CHECK-NEXT: uses %p#2 : i3 (undefined)
      "x.reads"(%p#0, %p#2) {callee = @f} : (i1, i3) -> ()
      "x.jump"()[^bb1, ^nowhere] : () -> ()
    ^bb1:
      "x.end"() : () -> ()
    }) : () -> ()
    // A block argument's name ends with its region.
    // CHECK: operation x.after
    // CHECK-NEXT: uses %a : i1 (undefined)
    "x.after"(%a) : (i1) -> ()
  }) : () -> ()
}) : () -> ()
// CHECK: block argument, value {{[0-9]+}}: %a: i1
// CHECK: successor ^bb1{{$}}
// CHECK: successor ^nowhere (undefined)
// CHECK: symbol @f
// CHECK: symbol use @f
