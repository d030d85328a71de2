//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The groups of predicates, one function in one file each.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_KNOWN_PREDICATES_ALL_H
#define SCION_HARNESS_KNOWN_PREDICATES_ALL_H

#include "harness/known/Predicate.h"

#include <vector>

namespace scion {

// affine
std::vector<PredicateGroup> affineLoopPredicates();   // AffineLoops.cpp
std::vector<PredicateGroup> affineBandPredicates();   // AffineBands.cpp
std::vector<PredicateGroup> affineAccessPredicates(); // AffineAccesses.cpp
std::vector<PredicateGroup> affineCopyPredicates();   // AffineCopies.cpp
std::vector<PredicateGroup> affineFusionPredicates(); // AffineFusion.cpp
std::vector<PredicateGroup> affineJamPredicates();    // AffineJam.cpp
std::vector<PredicateGroup> affineVectorPredicates(); // AffineVectors.cpp
// scf, linalg, tensors and what bufferization makes of them
std::vector<PredicateGroup> loopPredicates();          // Loops.cpp
std::vector<PredicateGroup> linalgPredicates();        // Linalg.cpp
std::vector<PredicateGroup> bufferizationPredicates(); // Bufferization.cpp
std::vector<PredicateGroup> slicePredicates();         // Slices.cpp
std::vector<PredicateGroup> tensorBlockPredicates();   // TensorBlocks.cpp
std::vector<PredicateGroup> tensorCallPredicates();    // TensorCalls.cpp
std::vector<PredicateGroup> tosaPredicates();          // Tosa.cpp
std::vector<PredicateGroup> complexPredicates();       // Complex.cpp
std::vector<PredicateGroup> detensorizePredicates();   // Detensorize.cpp
// memref, vector, functions, analyses
std::vector<PredicateGroup> memrefPredicates();      // Memref.cpp
std::vector<PredicateGroup> vectorPredicates();      // Vector.cpp
std::vector<PredicateGroup> functionPredicates();    // Functions.cpp
std::vector<PredicateGroup> callGraphPredicates();   // CallGraph.cpp
std::vector<PredicateGroup> graphRegionPredicates(); // GraphRegions.cpp
std::vector<PredicateGroup> analysisPredicates();    // Analyses.cpp
std::vector<PredicateGroup> rangePredicates();       // Ranges.cpp
std::vector<PredicateGroup> roundingPredicates();    // Rounding.cpp
// what schedules transform, what printing respells
std::vector<PredicateGroup> schedulePredicates(); // Schedules.cpp
std::vector<PredicateGroup> printingPredicates(); // Printing.cpp

} // namespace scion

#endif // SCION_HARNESS_KNOWN_PREDICATES_ALL_H
