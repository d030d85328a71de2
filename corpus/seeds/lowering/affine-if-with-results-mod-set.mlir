// expect: ( 0, -1, 22, -3, 44, -5, 66, -7, -8 )
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (9)>
#set = affine_set<(d0) : (d0 - 2 >= 0, -d0 + 6 >= 0, d0 mod 2 == 0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<0> : tensor<9xi32>, sym_name = "r", sym_visibility = "private", type = memref<9xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 11 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @r}> : () -> memref<9xi32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg0: index):
      %5 = "arith.index_cast"(%arg0) : (index) -> i32
      %6 = "affine.if"(%arg0) <{condition = #set}> ({
        %8 = "arith.muli"(%5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.yield"(%8) : (i32) -> ()
      }, {
        %7 = "arith.subi"(%1, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.yield"(%7) : (i32) -> ()
      }) : (index) -> i32
      "affine.store"(%6, %3, %arg0) <{map = #map}> : (i32, memref<9xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %4 = "vector.load"(%3, %0) : (memref<9xi32>, index) -> vector<9xi32>
    "vector.print"(%4) <{punctuation = #vector.punctuation<newline>}> : (vector<9xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
