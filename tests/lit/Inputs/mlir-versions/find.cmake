# Script: looks for MLIR as a build of Scion does, and finds MLIRConfig.cmake beside this.
cmake_minimum_required(VERSION 3.25)
set(MLIR_DIR "${CMAKE_CURRENT_LIST_DIR}")
include("${SCION}/cmake/ScionMLIR.cmake")
