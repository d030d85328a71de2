// Regions: graph regions with forward uses across nesting, blocks in an order
// that is not the order of control flow, unreachable blocks, empty regions.
"builtin.module"() ({
  %0 = "t.first"(%1, %2#1) : (i32, f32) -> i64
  %1 = "t.second"(%0) ({
    "t.inside"(%0, %2#0) : (i64, f32) -> ()
  }) : (i64) -> i32
  %2:2 = "t.third"() : () -> (f32, f32)
  "func.func"() <{function_type = (i1) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb3, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1(%3: i32, %4: i1):
    "cf.cond_br"(%4, %3, %4)[^bb4, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb2:
    %5 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    "cf.br"(%5, %arg0)[^bb1] : (i32, i1) -> ()
  ^bb3:
    "scf.execute_region"() ({
      "scf.yield"() : () -> ()
    }) : () -> ()
    "cf.br"()[^bb2] : () -> ()
  ^bb4:
    %6 = "t.dominated"() : () -> i32
    "func.return"(%6) : (i32) -> ()
  ^bb5(%7: i32):
    "cf.br"(%7)[^bb5] : (i32) -> ()
  }) : () -> ()
}) : () -> ()
