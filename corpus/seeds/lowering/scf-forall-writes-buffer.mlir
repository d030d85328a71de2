// expect: ( ( 7, 7 ), ( -32767, 32767 ), ( 7, 7 ), ( -1, 1 ), ( 7, 7 ) )
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-32768, 32767, -1, 1, 100]> : tensor<5xi16>, sym_name = "a", sym_visibility = "private", type = memref<5xi16>}> : () -> ()
  "memref.global"() <{initial_value = dense<7> : tensor<5x2xi16>, sym_name = "r", sym_visibility = "private", type = memref<5x2xi16>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i16}> : () -> i16
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<5xi16>
    %4 = "memref.get_global"() <{name = @r}> : () -> memref<5x2xi16>
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 1>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 5>}> ({
    ^bb0(%arg0: index):
      %6 = "memref.load"(%3, %arg0) : (memref<5xi16>, index) -> i16
      %7 = "arith.subi"(%2, %6) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
      "memref.store"(%7, %4, %arg0, %0) : (i16, memref<5x2xi16>, index, index) -> ()
      "memref.store"(%6, %4, %arg0, %1) : (i16, memref<5x2xi16>, index, index) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    %5 = "vector.transfer_read"(%4, %0, %0, %2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<5x2xi16>, index, index, i16) -> vector<5x2xi16>
    "vector.print"(%5) <{punctuation = #vector.punctuation<newline>}> : (vector<5x2xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
