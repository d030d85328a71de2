// kind: invalid-ir
// culprit: control-flow-sink
// bad: --control-flow-sink
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xi32>, i1, i64) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xi32>, %arg1: i1, %arg2: i64):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.index_cast"(%arg2) : (i64) -> index
    %2 = "scf.if"(%arg1) ({
      %3 = "affine.load"(%arg0, %1) <{map = #map}> : (memref<8xi32>, index) -> i32
      "scf.yield"(%3) : (i32) -> ()
    }, {
      "scf.yield"(%0) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
