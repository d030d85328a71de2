// expect: ( 1, -2, 3, -4, 5, 0 )
// expect: ( 1003, 5 )
// expect: ( 1, -2, 3, -4, 5, 100 )
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1, -2, 3, -4, 5, 100]> : tensor<6xi32>, sym_name = "a", sym_visibility = "private", type = memref<6xi32>}> : () -> ()
  "memref.global"() <{initial_value = dense<5> : tensor<1xindex>, sym_name = "n", sym_visibility = "private", type = memref<1xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1000 : i32}> : () -> i32
    %3 = "memref.get_global"() <{name = @a}> : () -> memref<6xi32>
    %4 = "memref.get_global"() <{name = @n}> : () -> memref<1xindex>
    %5 = "memref.load"(%4, %0) : (memref<1xindex>, index) -> index
    %6 = "vector.create_mask"(%5) : (index) -> vector<6xi1>
    %7 = "vector.mask"(%6) ({
      %14 = "vector.transfer_read"(%3, %0, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<6xi32>, index, i32) -> vector<6xi32>
      "vector.yield"(%14) : (vector<6xi32>) -> ()
    }) : (vector<6xi1>) -> vector<6xi32>
    %8 = "vector.mask"(%6) ({
      %13 = "vector.reduction"(%7, %2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<6xi32>, i32) -> i32
      "vector.yield"(%13) : (i32) -> ()
    }) : (vector<6xi1>) -> i32
    %9 = "vector.mask"(%6) ({
      %12 = "vector.reduction"(%7) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<maxsi>}> : (vector<6xi32>) -> i32
      "vector.yield"(%12) : (i32) -> ()
    }) : (vector<6xi1>) -> i32
    "vector.mask"(%6) ({
      "vector.transfer_write"(%7, %3, %0) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<6xi32>, memref<6xi32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<6xi1>) -> ()
    %10 = "vector.load"(%3, %0) : (memref<6xi32>, index) -> vector<6xi32>
    %11 = "vector.from_elements"(%8, %9) : (i32, i32) -> vector<2xi32>
    "vector.print"(%7) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi32>) -> ()
    "vector.print"(%11) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi32>) -> ()
    "vector.print"(%10) <{punctuation = #vector.punctuation<newline>}> : (vector<6xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
