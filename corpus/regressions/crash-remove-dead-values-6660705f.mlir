// kind: crash
// culprit: remove-dead-values
// bad: '--pass-pipeline=builtin.module(remove-dead-values)'
"builtin.module"() ({
  "memref.global"() <{sym_name = "g", type = memref<1xi8>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %2 = "memref.get_global"() <{name = @g}> : () -> memref<1xi8>
    "cf.br"(%0, %1)[^bb1] : (index, i8) -> ()
  ^bb1(%3: index, %4: i8):  // 2 preds: ^bb0, ^bb1
    %5 = "affine.for"(%4) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (0)>}> ({
    ^bb0(%arg0: index, %arg1: i8):
      %6 = "memref.load"(%2, %0) : (memref<1xi8>, index) -> i8
      "affine.yield"(%6) : (i8) -> ()
    }) : (i8) -> i8
    "cf.br"(%3, %5)[^bb1] : (index, i8) -> ()
  }) : () -> ()
}) : () -> ()
