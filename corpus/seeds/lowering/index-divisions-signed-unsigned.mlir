// expect: ( 18446744073709551613, 1, 18446744073709551612, 18446744073709551613, 0, 7, 1 )
// expect: ( 18446744073709551613, 18446744073709551615, 18446744073709551612, 18446744073709551613, 9223372036854775804, 1, 9223372036854775805 )
// expect: ( 15372286728091293014, 18446744073709551615, 15372286728091293013, 15372286728091293014, 3074457345618258603, 0, 3074457345618258603 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[7, -2], [-7, 2], [-9223372036854775807, 3]]> : tensor<3x2xindex>, sym_name = "g", sym_visibility = "private", type = memref<3x2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3x2xindex>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %4 = "memref.load"(%3, %arg0, %0) : (memref<3x2xindex>, index, index) -> index
      %5 = "memref.load"(%3, %arg0, %1) : (memref<3x2xindex>, index, index) -> index
      %6 = "index.divs"(%4, %5) : (index, index) -> index
      %7 = "index.rems"(%4, %5) : (index, index) -> index
      %8 = "index.floordivs"(%4, %5) : (index, index) -> index
      %9 = "index.ceildivs"(%4, %5) : (index, index) -> index
      %10 = "index.divu"(%4, %5) : (index, index) -> index
      %11 = "index.remu"(%4, %5) : (index, index) -> index
      %12 = "index.ceildivu"(%4, %5) : (index, index) -> index
      %13 = "vector.from_elements"(%6, %7, %8, %9, %10, %11, %12) : (index, index, index, index, index, index, index) -> vector<7xindex>
      "vector.print"(%13) <{punctuation = #vector.punctuation<newline>}> : (vector<7xindex>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
