//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers StableHLO with Scion: its dialects and passes, its hazards, the
// lowering of its ops, their semantics and makers.
//
//===----------------------------------------------------------------------===//

#include "Makers.h"
#include "RoundTrip.h"
#include "Values.h"

#include "harness/generate/grow/Makers.h"
#include "harness/input/Extensions.h"
#include "harness/input/Registration.h"

#include "stablehlo/conversions/linalg/transforms/Passes.h"
#include "stablehlo/conversions/tosa/transforms/Passes.h"
#include "stablehlo/dialect/Register.h"
#include "stablehlo/transforms/Passes.h"
#include "stablehlo/transforms/optimization/Passes.h"

using namespace scion;

static const bool isRegistered = [] {
  addRegistrationHook([](mlir::DialectRegistry &registry) {
    mlir::stablehlo::registerAllDialects(registry);
    mlir::stablehlo::registerPasses();
    mlir::stablehlo::registerOptimizationPasses();
    mlir::stablehlo::registerStablehloLinalgTransformsPasses();
    mlir::tosa::registerStablehloTOSATransformsPasses();
    stablehlo::registerRoundTripPass();
  });
  // In the format of harness/recondition/ops.table.
  addOpTable(R"(
stablehlo.{abs add and broadcast_in_dim case ceil clamp compare complex composite concatenate constant count_leading_zeros dot_general dynamic_broadcast_in_dim dynamic_gather dynamic_iota dynamic_pad dynamic_reshape dynamic_slice dynamic_update_slice floor gather get_dimension_size get_tuple_element if imag iota is_finite map maximum minimum multiply negate not optimization_barrier or pad popcnt real reduce_precision reshape return reverse round_nearest_afz round_nearest_even scatter select sign slice sort sqrt subtract transpose tuple while xor bitcast_convert convolution}: clean
stablehlo.{divide remainder}: guard stablehlo-division
stablehlo.{shift_left shift_right_arithmetic shift_right_logical}: guard stablehlo-shifts
stablehlo.power: guard stablehlo-exponents
stablehlo.{reduce reduce_window}: guard stablehlo-order
stablehlo.convert: guard stablehlo-conversions
stablehlo.{atan2 cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine tan tanh}: out no guaranteed accuracy
chlo.{broadcast_add broadcast_and broadcast_compare broadcast_maximum broadcast_minimum broadcast_multiply broadcast_or broadcast_select broadcast_subtract broadcast_xor constant constant_like is_inf is_neg_inf is_pos_inf square}: clean
chlo.{broadcast_divide broadcast_remainder}: guard stablehlo-division
chlo.{broadcast_shift_left broadcast_shift_right_arithmetic broadcast_shift_right_logical}: guard stablehlo-shifts
chlo.broadcast_power: guard stablehlo-exponents
chlo.top_k: clean
)");
  // In the format of harness/lowering/overlay.rules.
  addPassRules(R"(
conversion chlo-legalize-to-stablehlo
  on function
  ops chlo.*:any

conversion stablehlo-legalize-to-linalg
  on module
  ops stablehlo.*:any
  not-with chlo.*:any
  options -
  options enable-primitive-ops=1
  options capture-scalar-inputs=0

optimization stablehlo-aggressive-simplification
  on function
  ops stablehlo.*:any
  weight 8
  options -
  options fold-op-element-limit=2

optimization stablehlo-aggressive-folder
  on function
  ops stablehlo.*:any
  weight 8
  options optimize-float=0
  options optimize-float=0 fold-op-element-limit=2

optimization stablehlo-target-independent-optimization
  on function
  ops stablehlo.*:any
  weight 8
  options optimize-float=0

optimization stablehlo-legalize-to-tosa
  on function
  ops stablehlo.*:any
  weight 2

optimization stablehlo-prepare-for-tosa
  on function
  ops stablehlo.*:any
  weight 2

optimization stablehlo-compatibility-expander
  on module
  ops stablehlo.*:any
  options target=1.0.0
  options target=0.19.0

optimization stablehlo-complex-math-expander
  on function
  ops stablehlo.*:any

optimization stablehlo-canonicalize-dynamism
  on function
  ops stablehlo.*:any chlo.*:any

optimization stablehlo-legalize-composite-to-call
  on function
  ops stablehlo.composite:any

optimization stablehlo-legalize-deprecated-ops
  on function
  ops stablehlo.*:any

optimization stablehlo-wrap-in-composite
  on module
  ops stablehlo.*:any
  options op-names=stablehlo.add,stablehlo.multiply,stablehlo.slice,stablehlo.reshape

optimization scion-vhlo-round-trip
  on module
  ops stablehlo.*:any
  not-with chlo.*:any builtin.unrealized_conversion_cast:any
  options -
  options version=1.0.0
  options version=0.9.0
  weight 4

exclude shape-legalize-to-stablehlo
  because it computes indices in 32 bits

exclude stablehlo-refine-shapes
  because it deletes calls without results, and a program is observed by such calls

exclude stablehlo-refine-arguments
  because it changes the types of arguments to those that it is given

exclude stablehlo-convert-to-signless
  because it turns unsigned integers into signed ones under ops that tell them apart

exclude stablehlo-legalize-to-vhlo vhlo-to-version vhlo-legalize-to-stablehlo
  because scion-vhlo-round-trip runs them, and nothing else lowers vhlo
)");
  setOptTool("stablehlo-opt");
  semantics::addSemantics([](semantics::Meanings &to) {
    stablehlo::addElementwise(to);
    stablehlo::addShapes(to);
    stablehlo::addRegions(to);
    stablehlo::addReference(to);
    stablehlo::addChlo(to);
  });
  grow::addMakers(stablehlo::addMakers);
  return true;
}();
