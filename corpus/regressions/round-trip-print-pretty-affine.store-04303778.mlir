"func.func"() <{function_type = (memref<?x?xf32>, f32) -> (), sym_name = "f"}> ({
^bb0(%m: memref<?x?xf32>, %v: f32):
  %i:2 = "a.indices"() : () -> (index, index)
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%k: index):
    %j:2 = "affine.delinearize_index"(%k) <{static_basis = array<i64: 2, 2>}> : (index) -> (index, index)
    "affine.store"(%v, %m, %j#1, %j#0) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (f32, memref<?x?xf32>, index, index) -> ()
    "affine.yield"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
