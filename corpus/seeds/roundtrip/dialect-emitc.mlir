// EmitC: opaque types and attributes, lvalues, an expression, verbatim text
// with arguments, a class of its own, control flow.
"builtin.module"() ({
  "emitc.include"() <{include = "stdint.h", is_standard_include}> : () -> ()
  "emitc.global"() <{const_specifier, initial_value = dense<[[1, 2, 3], [4, 5, -6]]> : tensor<2x3xi32>, static_specifier, sym_name = "t", type = !emitc.array<2x3xi32>}> : () -> ()
  "emitc.func"() <{function_type = (i32, !emitc.ptr<!emitc.opaque<"struct s">>) -> i1, specifiers = ["static", "inline"], sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: !emitc.ptr<!emitc.opaque<"struct s">>):
    %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"a<b, c>">>
    %1 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
    "emitc.assign"(%1, %arg0) : (!emitc.lvalue<i32>, i32) -> ()
    %2 = "emitc.load"(%1) : (!emitc.lvalue<i32>) -> i32
    "emitc.verbatim"(%arg1) <{value = "/* {} {{ */"}> : (!emitc.ptr<!emitc.opaque<"struct s">>) -> ()
    %3 = "emitc.expression"(%2, %arg0) ({
    ^bb0(%arg2: i32, %arg3: i32):
      %5 = "emitc.add"(%arg2, %arg3) : (i32, i32) -> i32
      %6 = "emitc.cmp"(%5, %arg3) <{predicate = 5 : i64}> : (i32, i32) -> i1
      "emitc.yield"(%6) : (i1) -> ()
    }) : (i32, i32) -> i1
    %4:2 = "emitc.call_opaque"(%arg1, %2) <{args = [0 : index, "raw", 1 : index], callee = "g", template_args = [i32, #emitc.opaque<"N">]}> : (!emitc.ptr<!emitc.opaque<"struct s">>, i32) -> (i1, !emitc.size_t)
    "emitc.if"(%3) ({
      "emitc.verbatim"() <{value = "return;"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.yield"() : () -> ()
    }) : (i1) -> ()
    "emitc.return"(%4#0) : (i1) -> ()
  }) : () -> ()
}) : () -> ()
