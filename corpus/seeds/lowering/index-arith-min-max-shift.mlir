// expect: ( 18446744073709551609, 3, 18446744073709551611, 3, 18446744073709551615, 24, 1099511627775, 18446744073709551587 )
// expect: ( 1, 0 )
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[-5, 3]> : tensor<2xindex>, sym_name = "g", sym_visibility = "private", type = memref<2xindex>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<2xindex>
    %3 = "memref.load"(%2, %0) : (memref<2xindex>, index) -> index
    %4 = "memref.load"(%2, %1) : (memref<2xindex>, index) -> index
    %5 = "index.constant"() <{value = -1 : index}> : () -> index
    %6 = "index.bool.constant"() <{value = true}> : () -> i1
    %7 = "index.add"(%3, %4) : (index, index) -> index
    %8 = "index.mul"(%3, %5) : (index, index) -> index
    %9 = "index.sub"(%7, %8) : (index, index) -> index
    %10 = "index.maxs"(%3, %4) : (index, index) -> index
    %11 = "index.maxu"(%3, %4) : (index, index) -> index
    %12 = "index.minu"(%3, %4) : (index, index) -> index
    %13 = "index.shrs"(%3, %4) : (index, index) -> index
    %14 = "index.shl"(%4, %4) : (index, index) -> index
    %15 = "index.shru"(%5, %14) : (index, index) -> index
    %16 = "index.xor"(%3, %14) : (index, index) -> index
    %17 = "arith.cmpi"(%3, %4) <{predicate = 2 : i64}> : (index, index) -> i1
    %18 = "arith.cmpi"(%3, %4) <{predicate = 6 : i64}> : (index, index) -> i1
    %19 = "arith.andi"(%17, %6) : (i1, i1) -> i1
    %20 = "vector.from_elements"(%9, %10, %11, %12, %13, %14, %15, %16) : (index, index, index, index, index, index, index, index) -> vector<8xindex>
    "vector.print"(%20) <{punctuation = #vector.punctuation<newline>}> : (vector<8xindex>) -> ()
    %21 = "vector.from_elements"(%19, %18) : (i1, i1) -> vector<2xi1>
    "vector.print"(%21) <{punctuation = #vector.punctuation<newline>}> : (vector<2xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
