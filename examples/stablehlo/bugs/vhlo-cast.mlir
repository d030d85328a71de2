// stablehlo-opt "--stablehlo-legalize-to-vhlo=allow-other-dialects" --vhlo-legalize-to-stablehlo
// Crashes.
func.func @f(%a: index) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  return %0 : i64
}
