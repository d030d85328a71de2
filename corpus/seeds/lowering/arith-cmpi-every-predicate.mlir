// expect: ( 0, 1, 1, 1, 0, 0, 0, 0, 1, 1 )
// expect: ( 0, 1, 1, 1, 0, 0, 0, 0, 1, 1 )
// expect: ( 1, 0, 0, 1, 0, 1, 0, 1, 0, 1 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[[-32768, 32767], [-1, 0], [5, 5]]> : tensor<3x2xi16>, sym_name = "g", sym_visibility = "private", type = memref<3x2xi16>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @g}> : () -> memref<3x2xi16>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg0: index):
      %4 = "memref.load"(%3, %arg0, %0) : (memref<3x2xi16>, index, index) -> i16
      %5 = "memref.load"(%3, %arg0, %1) : (memref<3x2xi16>, index, index) -> i16
      %6 = "arith.cmpi"(%4, %5) <{predicate = 0 : i64}> : (i16, i16) -> i1
      %7 = "arith.cmpi"(%4, %5) <{predicate = 1 : i64}> : (i16, i16) -> i1
      %8 = "arith.cmpi"(%4, %5) <{predicate = 2 : i64}> : (i16, i16) -> i1
      %9 = "arith.cmpi"(%4, %5) <{predicate = 3 : i64}> : (i16, i16) -> i1
      %10 = "arith.cmpi"(%4, %5) <{predicate = 4 : i64}> : (i16, i16) -> i1
      %11 = "arith.cmpi"(%4, %5) <{predicate = 5 : i64}> : (i16, i16) -> i1
      %12 = "arith.cmpi"(%4, %5) <{predicate = 6 : i64}> : (i16, i16) -> i1
      %13 = "arith.cmpi"(%4, %5) <{predicate = 7 : i64}> : (i16, i16) -> i1
      %14 = "arith.cmpi"(%4, %5) <{predicate = 8 : i64}> : (i16, i16) -> i1
      %15 = "arith.cmpi"(%4, %5) <{predicate = 9 : i64}> : (i16, i16) -> i1
      %16 = "vector.from_elements"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> vector<10xi1>
      "vector.print"(%16) <{punctuation = #vector.punctuation<newline>}> : (vector<10xi1>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
