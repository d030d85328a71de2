// Attributes in odd places: discardable ones beside properties, argument and
// result attributes, enums, fast-math sets, segments, device maps.
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{llvm.noundef, t.k = {v = [1]}}, {t.x = @f}], function_type = (f32, memref<?xf32>) -> (f32, index), no_inline, res_attrs = [{t.r = i7}, {t.s}], sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: memref<?xf32>):
    %0 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<nnan,contract>}> {t.beside} : (f32, f32) -> f32
    %1 = "arith.cmpf"(%0, %arg0) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> {t.name = "x"} : (f32, f32) -> i1
    %2 = "arith.constant"() <{value = 0 : index}> {t.const} : () -> index
    %3 = "arith.truncf"(%0) <{roundingmode = 0 : i32}> : (f32) -> f16
    %4 = "memref.dim"(%arg1, %2) : (memref<?xf32>, index) -> index
    "scf.parallel"(%2, %4, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg5: index):
      "scf.reduce"() : () -> ()
    }) {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]} : (index, index, index) -> ()
    "scf.forall"(%4) <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
    ^bb0(%arg3: index, %arg4: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    %5 = "tensor.empty"(%4) : (index) -> tensor<?xf32>
    %6 = "linalg.generic"(%5) <{doc = "d", indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], library_call = "l", operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) {t.tag} : (tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%0, %4) : (f32, index) -> ()
  }) {t.d = dense<true> : tensor<1xi1>} : () -> ()
}) : () -> ()
