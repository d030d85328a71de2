// kind: crash
// culprit: convert-vector-to-scf
// bad: '--pass-pipeline=builtin.module(func.func(convert-vector-to-scf{full-unroll=1}))'
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "memref.global"() <{sym_name = "g8", type = memref<1x4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g8}> : () -> memref<1x4xi32>
    %3 = "vector.transfer_read"(%2, %1, %1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<1x4xi32>, index, index, i32) -> vector<1x4xi32>
    %4 = "vector.insert"(%0, %3) <{static_position = array<i64: 0, 3>}> : (i32, vector<1x4xi32>) -> vector<1x4xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<1x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
