# The functions that declare everything that Scion builds.
#
#   scion_add_library(NAME SOURCES a.cpp … [DEPENDS ScionX …] [MLIR] [RTTI])
#     A static library. DEPENDS is the layering: a folder can only include what
#     it lists. MLIR gives it the MLIR headers and libraries.
#     RTTI is for code that cannot do without; all else has it or not by SCION_RTTI,
#     so that all of Scion links.
#     It is a part of the package (ScionInstall.cmake).
#
#   scion_add_fuzz_target(NAME …)
#     One fuzz binary: see ScionFuzzTarget.cmake, which the package has, too.
#
#   scion_add_unittest(NAME SOURCES … [DEPENDS ScionX …] [MLIR])
#     A GoogleTest binary; every test in it is known to ctest by its name.

function(scion_add_library name)
  cmake_parse_arguments(ARG "MLIR;RTTI" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  set_property(GLOBAL APPEND PROPERTY SCION_INSTALLED ${name})
  target_link_libraries(${name} PUBLIC scion_options ${ARG_DEPENDS})
  if(ARG_MLIR)
    target_link_libraries(${name} PUBLIC scion_mlir)
    scion_precompile(${name})
  elseif(NOT ARG_RTTI)
    target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  endif()
endfunction()

set(SCION_TARGETS_DIR "${CMAKE_SOURCE_DIR}/harness/targets")
include(ScionFuzzTarget)

function(scion_add_unittest name)
  cmake_parse_arguments(ARG "MLIR" "" "SOURCES;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE scion_options ${ARG_DEPENDS} GTest::gtest GTest::gmock GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE $<$<BOOL:${SCION_RTTI_OPTIONS}>:GTEST_HAS_RTTI=0> SCION_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  if(ARG_MLIR)
    target_link_libraries(${name} PRIVATE scion_mlir)
    # Not optimised: a test takes half as long to compile (5.8 s to 2.6 s of CPU for
    # RecordTest.cpp), and what it tests is.
    scion_precompile(${name} EXTRA <gtest/gtest.h> <gmock/gmock.h> LIBRARY GTest::gmock
      FLAGS -O0)
  endif()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/unit")
  include(GoogleTest)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT 300)
endfunction()
