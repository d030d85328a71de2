// Locations: unknown, file, range, name, nested name, call site, fused with
// and without metadata, aliases (also used before their definition), on block
// arguments, on region operations, strange file names.
#file = loc("a b\\c\"d.mlir":4294967295:0)
#inner = loc("name"(#file))
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32 loc("x"), %arg1: i64 loc(unknown)):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(#call)
    %1:2 = "t.two"(%0) : (i32) -> (i32, i32) loc(fused[#file, "second", unknown])
    %2 = "t.range"() : () -> i32 loc("r.mlir":3:4 to 9:12)
    %3 = "t.range"() : () -> i32 loc("r.mlir":3:4 to :12)
    %4 = "t.meta"() : () -> i32 loc(fused<{k = [1, "two"]}>[#inner, #file])
    "cf.br"(%1#1)[^bb1] : (i32) -> () loc(callsite(callsite("f" at #file) at #inner))
  ^bb1(%5: i32 loc(fused<"only">["p", "q"])):
    "func.return"(%5) : (i32) -> () loc(#late)
  }) : () -> () loc("outer"("inner"("":0:0)))
}) : () -> () loc(unknown)
#call = loc(callsite("callee"(#file) at "caller"("c.mlir":1:1)))
#late = loc("late")
