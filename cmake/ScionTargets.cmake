# The functions that declare everything that Scion builds.
#
#   scion_add_library(NAME SOURCES a.cpp … [DEPENDS ScionX …] [MLIR] [RTTI])
#     A static library. DEPENDS is the layering: a folder can only include what
#     it lists. MLIR gives it the MLIR headers and libraries.
#     RTTI is for code that cannot do without; all else has it or not by SCION_RTTI,
#     so that all of Scion links.
#     It is a part of the package (ScionInstall.cmake).
#
#   scion_add_oracle(NAME LIBRARY SOURCES … [DEPENDS ScionX …])
#     The library of an oracle, whose object is `scion::NAMEOracle`. It has a fuzz
#     target (harness/targets/mlir_NAME_fuzzer.cpp), is one of oracles(), and goes
#     into the package.
#
#   scion_add_fuzz_target(NAME …)
#     One fuzz binary: see ScionFuzzTarget.cmake, which the package has, too.
#
#   scion_add_unittest(NAME SOURCES … [DEPENDS ScionX …] [MLIR] [PARTS N])
#     A GoogleTest binary and its ctest, in PARTS processes. One test of it:
#     build/default/unit/NAME --gtest_filter=Split.OnlyAWholeLineIsAMarker

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

function(scion_add_oracle name library)
  scion_add_library(${library} MLIR ${ARGN})
  set_property(GLOBAL APPEND PROPERTY SCION_ORACLES ${name})
  set_property(GLOBAL APPEND PROPERTY SCION_ORACLE_LIBRARIES ${library})
endfunction()

set(SCION_TARGETS_DIR "${CMAKE_SOURCE_DIR}/harness/targets")
include(ScionFuzzTarget)

function(scion_add_unittest name)
  cmake_parse_arguments(ARG "MLIR" "PARTS" "SOURCES;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  set_property(GLOBAL APPEND PROPERTY SCION_UNITTESTS ${name})
  target_link_libraries(${name} PRIVATE scion_options ${ARG_DEPENDS} GTest::gtest GTest::gmock GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE $<$<BOOL:${SCION_RTTI_OPTIONS}>:GTEST_HAS_RTTI=0> SCION_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  if(ARG_MLIR)
    target_link_libraries(${name} PRIVATE scion_mlir)
    # Not optimised: a test takes half as long to compile (5.8 s to 2.6 s of CPU for
    # RecordTest.cpp), and what it tests is.
    scion_precompile(${name} EXTRA <gtest/gtest.h> <gmock/gmock.h> LIBRARY GTest::gmock
      FLAGS -O0)
    # Up to 16 tests are one source: 185 files took 246 s of a core, most of it for
    # the same templates. So names of helpers differ between the tests of an area.
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  endif()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/unit")
  # A process for each test costs more than most tests do: the 181 of ScionKnownTests
  # take 5 s in one, and 0.5 s each in their own (sanitizers). Large ones are cut into
  # PARTS, so that all cores have work.
  if(NOT ARG_PARTS)
    set(ARG_PARTS 1)
  endif()
  math(EXPR last "${ARG_PARTS} - 1")
  foreach(part RANGE ${last})
    set(test ${name})
    if(ARG_PARTS GREATER 1)
      string(APPEND test -${part})
    endif()
    add_test(NAME ${test} COMMAND ${name} --gtest_brief=1)
    set_tests_properties(${test} PROPERTIES TIMEOUT 900
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${ARG_PARTS};GTEST_SHARD_INDEX=${part}")
  endforeach()
endfunction()
