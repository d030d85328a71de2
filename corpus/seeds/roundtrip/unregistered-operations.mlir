// Unregistered operations: no dialect at all, dots in names, regions,
// successors with arguments, properties beside attributes, packed results.
"builtin.module"() ({
  %0:3 = "no_dialect"() : () -> (i1, !x.y<"a", [1, {b}], ->, (c)>, none)
  "deep.op.with.dots"(%0#2, %0#0) <{p = 1 : i8, q = unit}> ({
  ^bb0(%arg0: i1):
    "d.jump"(%arg0, %0#1)[^bb1, ^bb2, ^bb1] <{sizes = array<i32: 1, 0, 1>}> {unit} : (i1, !x.y<"a", [1, {b}], ->, (c)>) -> ()
  ^bb1:
    "d.end"() : () -> ()
  ^bb2:
    "d.jump"()[^bb2] : () -> ()
  }, {
  }, {
    %1 = "graph.uses"(%2) : (i64) -> i64
    %2 = "graph.defines"(%1) : (i64) -> i64
  }) {"quoted key \09" = "v", flag, nested = {x = {y = {}}}} : (none, i1) -> ()
  %3, %4:2, %5 = "d.mixed"() : () -> (i1, i2, i3, i4)
  %6 = "d.sum"(%3, %4#0, %4#1, %5) : (i1, i2, i3, i4) -> !opaque<"">
}) : () -> ()
