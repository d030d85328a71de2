//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers StableHLO with Scion: its dialects, what can be left open in its
// ops, and their semantics.
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "harness/input/Extensions.h"
#include "harness/input/Registration.h"

#include "stablehlo/dialect/ChloOps.h"
#include "stablehlo/dialect/StablehloOps.h"

using namespace scion;

static const bool isRegistered = [] {
  addRegistrationHook([](mlir::DialectRegistry &registry) {
    registry
        .insert<mlir::stablehlo::StablehloDialect, mlir::chlo::ChloDialect>();
  });
  // The form of harness/recondition/ops.table.
  addOpTable(R"(
stablehlo.{abs add and broadcast_in_dim case ceil clamp compare complex composite concatenate constant count_leading_zeros dot_general dynamic_broadcast_in_dim dynamic_gather dynamic_iota dynamic_pad dynamic_reshape dynamic_slice dynamic_update_slice floor gather get_dimension_size get_tuple_element if imag iota is_finite map maximum minimum multiply negate not optimization_barrier or pad popcnt real reduce reduce_precision reduce_window reshape return reverse round_nearest_afz round_nearest_even scatter select sign slice sort sqrt subtract transpose tuple while xor bitcast_convert convolution}: clean
stablehlo.{divide remainder}: guard stablehlo-division
stablehlo.{shift_left shift_right_arithmetic shift_right_logical}: guard stablehlo-shifts
stablehlo.power: guard stablehlo-exponents
stablehlo.convert: guard stablehlo-conversions
stablehlo.{atan2 cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine tan tanh}: out no guaranteed accuracy
chlo.{broadcast_add broadcast_and broadcast_compare broadcast_maximum broadcast_minimum broadcast_multiply broadcast_or broadcast_select broadcast_subtract broadcast_xor constant constant_like is_inf is_neg_inf is_pos_inf square}: clean
chlo.{broadcast_divide broadcast_remainder}: guard stablehlo-division
chlo.{broadcast_shift_left broadcast_shift_right_arithmetic broadcast_shift_right_logical}: guard stablehlo-shifts
chlo.broadcast_power: guard stablehlo-exponents
chlo.top_k: clean
)");
  semantics::addSemantics([](semantics::Meanings &to) {
    stablehlo::addElementwise(to);
    stablehlo::addShapes(to);
    stablehlo::addRegions(to);
    stablehlo::addReference(to);
    stablehlo::addChlo(to);
  });
  return true;
}();
