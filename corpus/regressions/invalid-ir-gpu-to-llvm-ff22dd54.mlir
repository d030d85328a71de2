// kind: invalid-ir
// culprit: gpu-to-llvm
// bad: '--pass-pipeline=builtin.module(gpu-to-llvm)'
"builtin.module"() ({
  "func.func"() <{function_type = () -> !async.token, sym_name = "create_token"}> ({
    %0 = "async.runtime.create"() : () -> !async.token
    "func.return"(%0) : (!async.token) -> ()
  }) : () -> ()
}) : () -> ()
