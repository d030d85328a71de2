// expect: ( 18446744073709551613, 2, 18446744073709551614, 18446744073709551602, 7, 18446744073709551606 )
// expect: ( 2, 1, 3, 18446744073709551614, 18446744073709551609, 11 )
// expect: ( 0, 0, 0, 18446744073709551615, 0, 0 )
#map = affine_map<()[s0] -> (s0 floordiv 3)>
#map1 = affine_map<()[s0] -> (s0 mod 3)>
#map2 = affine_map<()[s0] -> (s0 ceildiv 3)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1, 7, s0 * 2)>
#map4 = affine_map<()[s0, s1] -> (-s0, s1 - 4)>
#map5 = affine_map<()[s0, s1] -> ((s0 * 5 - s1) floordiv 4)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-7, 2], [7, -9], [0, -1]]> : tensor<3x2xindex>, sym_name = "g", sym_visibility = "private", type = memref<3x2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3x2xindex>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %4 = "memref.load"(%3, %arg0, %0) : (memref<3x2xindex>, index, index) -> index
      %5 = "memref.load"(%3, %arg0, %1) : (memref<3x2xindex>, index, index) -> index
      %6 = "affine.apply"(%4) <{map = #map}> : (index) -> index
      %7 = "affine.apply"(%4) <{map = #map1}> : (index) -> index
      %8 = "affine.apply"(%4) <{map = #map2}> : (index) -> index
      %9 = "affine.min"(%4, %5) <{map = #map3}> : (index, index) -> index
      %10 = "affine.max"(%4, %5) <{map = #map4}> : (index, index) -> index
      %11 = "affine.apply"(%4, %5) <{map = #map5}> : (index, index) -> index
      %12 = "vector.from_elements"(%6, %7, %8, %9, %10, %11) : (index, index, index, index, index, index) -> vector<6xindex>
      "vector.print"(%12) <{punctuation = #vector.punctuation<newline>}> : (vector<6xindex>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
