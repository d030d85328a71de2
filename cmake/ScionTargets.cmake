# The functions that declare everything that Scion builds.
#
#   scion_add_library(NAME SOURCES a.cpp … [DEPENDS ScionX …] [MLIR] [RTTI])
#     A static library. DEPENDS is the layering: a folder can only include what
#     it lists. MLIR gives it the MLIR headers and libraries.
#     RTTI compiles it with RTTI; all other libraries follow SCION_RTTI, so that they
#     link.
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
#   scion_add_unittest(NAME SOURCES … [DEPENDS ScionX …] [MLIR] [PARTS N]
#     [RUNS_FAULTY_PASSES])
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
  cmake_parse_arguments(ARG "MLIR;RUNS_FAULTY_PASSES" "PARTS" "SOURCES;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  set_property(GLOBAL APPEND PROPERTY SCION_UNITTESTS ${name})
  target_link_libraries(${name} PRIVATE scion_options ${ARG_DEPENDS} GTest::gtest GTest::gmock GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE $<$<BOOL:${SCION_RTTI_OPTIONS}>:GTEST_HAS_RTTI=0> SCION_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  if(ARG_MLIR)
    target_link_libraries(${name} PRIVATE scion_mlir)
    # Tests are compiled without optimisation, in half the time (2.6 s instead of 5.8 s
    # of CPU for RecordTest.cpp); the code under test is optimised.
    scion_precompile(${name} EXTRA <gtest/gtest.h> <gmock/gmock.h> LIBRARY GTest::gmock
      FLAGS -O0)
    # Up to 16 test files form one translation unit: compiled alone, 185 files took 246
    # s of a core, most of it for the same templates. Helpers of one area therefore need
    # different names.
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  endif()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/unit")
  # Starting a process for each test would cost more than most tests do: the 181 tests
  # of ScionKnownTests take 5 s in one process, and 0.5 s each in their own
  # (sanitizers). Large binaries are split into PARTS to use all cores.
  if(NOT ARG_PARTS)
    set(ARG_PARTS 1)
  endif()
  math(EXPR last "${ARG_PARTS} - 1")
  set(environment "GTEST_TOTAL_SHARDS=${ARG_PARTS}")
  if(ARG_RUNS_FAULTY_PASSES)
    # MLIR leaks where a pass fails half way, as convert-gpu-to-spirv does.
    list(APPEND environment "ASAN_OPTIONS=detect_leaks=0")
  endif()
  foreach(part RANGE ${last})
    set(test ${name})
    if(ARG_PARTS GREATER 1)
      string(APPEND test -${part})
    endif()
    add_test(NAME ${test} COMMAND ${name} --gtest_brief=1)
    set_tests_properties(${test} PROPERTIES TIMEOUT 900
      ENVIRONMENT "${environment};GTEST_SHARD_INDEX=${part}")
  endforeach()
endfunction()
