// near-miss: M73
// expect: 9
// expect: 9
// expect: 9
// expect: 9
// good: PLAIN
// same: '--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))' PLAIN
// The loop carries what it was given.
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "printNewline", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 9 : index}> : () -> index
    %1 = "affine.for"(%0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg0: index, %arg1: index):
      %2 = "arith.index_cast"(%arg1) : (index) -> i64
      "func.call"(%2) <{callee = @printI64}> : (i64) -> ()
      "func.call"() <{callee = @printNewline}> : () -> ()
      "affine.yield"(%arg1) : (index) -> ()
    }) : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
