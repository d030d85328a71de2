// since: 24
// Asynchronous, OpenMP and OpenACC regions, which nest and carry clauses.
"builtin.module"() ({
  "omp.declare_reduction"() <{sym_name = "add", type = memref<i32>}> ({
  }, {
  ^bb0(%arg9: memref<i32>):
    "omp.yield"(%arg9) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg7: memref<i32>, %arg8: memref<i32>):
    "memref.copy"(%arg8, %arg7) : (memref<i32>, memref<i32>) -> ()
    "omp.yield"(%arg7) : (memref<i32>) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index, memref<i32>) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<i32>):
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.wsloop"(%arg3) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_syms = [@add], schedule_kind = #omp.schedulekind<dynamic>, schedule_mod = #omp.sched_mod<monotonic>}> ({
      ^bb0(%arg4: memref<i32>):
        "omp.loop_nest"(%arg0, %arg0, %arg1, %arg1, %arg2, %arg2) <{loop_inclusive}> ({
        ^bb0(%arg5: index, %arg6: index):
          "omp.yield"() : () -> ()
        }) : (index, index, index, index, index, index) -> ()
      }) : (memref<i32>) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    %0:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      %5 = "arith.constant"() <{value = -1 : i32}> : () -> i32
      "async.yield"(%5) : (i32) -> ()
    }) : () -> (!async.token, !async.value<i32>)
    %1 = "async.create_group"(%arg1) : (index) -> !async.group
    %2 = "async.add_to_group"(%0#0, %1) : (!async.token, !async.group) -> index
    "async.await_all"(%1) : (!async.group) -> ()
    %3 = "acc.create"(%arg3) <{dataClause = #acc.data_clause<acc_create>, implicit = false, modifiers = #acc.data_clause_modifier<none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
    "acc.data"(%3) <{defaultAttr = #acc.defaultvalue<present>, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({
      "acc.terminator"() : () -> ()
    }) : (memref<i32>) -> ()
    %4 = "async.await"(%0#1) : (!async.value<i32>) -> i32
    "func.return"(%4) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
