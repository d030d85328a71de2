// since: 24
// IRDL: a dialect defined in the program.
"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "cmath"}> ({
    "irdl.type"() <{sym_name = "complex"}> ({
      %4 = "irdl.is"() <{expected = f32}> : () -> !irdl.attribute
      %5 = "irdl.is"() <{expected = f64}> : () -> !irdl.attribute
      %6 = "irdl.any_of"(%4, %5) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.parameters"(%6) <{names = ["element"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.attribute"() <{sym_name = "tag"}> ({
      %3 = "irdl.any"() : () -> !irdl.attribute
      "irdl.parameters"(%3) <{names = ["value"]}> : (!irdl.attribute) -> ()
    }) : () -> ()
    "irdl.operation"() <{sym_name = "norm"}> ({
      %0 = "irdl.any"() : () -> !irdl.attribute
      %1 = "irdl.parametric"(%0) <{base_type = @cmath::@complex}> : (!irdl.attribute) -> !irdl.attribute
      %2 = "irdl.region"() <{numberOfBlocks = 1 : i32}> : () -> !irdl.region
      "irdl.operands"(%1, %0, %0) <{names = ["in", "rest", "maybe"], variadicity = #irdl<variadicity_array[<single>, <variadic>, <optional>]>}> : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> ()
      "irdl.results"(%0) <{names = ["out"], variadicity = #irdl<variadicity_array[<single>]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%0) <{attributeValueNames = ["k"]}> : (!irdl.attribute) -> ()
      "irdl.regions"(%2) <{names = ["body"]}> : (!irdl.region) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
