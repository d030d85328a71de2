// kind: miscompile
// culprit: test-loop-permutation
// expect: 0
// expect: 0
// expect: 1
// expect: 1
// good: PLAIN
// bad: '--pass-pipeline=builtin.module(test-loop-permutation{check-validity=1 permutation-map=1,0})' PLAIN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (2)>}> ({
    ^bb0(%arg0: index):
      "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (2)>}> ({
      ^bb0(%arg1: index):
        "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
