// near-miss: C33
// same: --scf-for-loop-specialization
// The bound is not the least of some.
#map = affine_map<(d0) -> (d0, 10)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xindex>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xindex>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "affine.min"(%arg0) <{map = #map}> : (index) -> index
    %3 = "scf.for"(%0, %arg0, %1, %0) ({
    ^bb0(%arg2: index, %arg3: index):
      %4 = "arith.addi"(%arg3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.yield"(%4) : (index) -> ()
    }) : (index, index, index, index) -> index
    "memref.store"(%3, %arg1, %0) : (index, memref<?xindex>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
