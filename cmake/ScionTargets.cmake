# The three functions that declare everything that Scion builds.
#
#   scion_add_library(NAME SOURCES a.cpp … [DEPENDS ScionX …] [MLIR] [RTTI])
#     A static library. DEPENDS is the layering: a folder can only include what
#     it lists. MLIR gives it the MLIR headers and libraries.
#     RTTI is for code that cannot do without; all else has it or not by SCION_RTTI,
#     so that all of Scion links.
#
#   scion_add_fuzz_target(NAME SOURCE file.cpp [DEPENDS ScionX …])
#     One fuzz binary, linked with the engine of this build tree (SCION_ENGINE),
#     or with $LIB_FUZZING_ENGINE where that is set (OSS-Fuzz).
#
#   scion_add_unittest(NAME SOURCES … [DEPENDS ScionX …] [MLIR])
#     A GoogleTest binary; every test in it is known to ctest by its name.

function(scion_add_library name)
  cmake_parse_arguments(ARG "MLIR;RTTI" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC scion_options ${ARG_DEPENDS})
  if(ARG_MLIR)
    target_link_libraries(${name} PUBLIC scion_mlir)
    scion_precompile(${name})
  elseif(NOT ARG_RTTI)
    target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  endif()
endfunction()

# All fuzz targets: `ninja fuzzers`.
add_custom_target(fuzzers)

function(scion_add_fuzz_target name)
  cmake_parse_arguments(ARG "" "" "SOURCE;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCE})
  add_dependencies(fuzzers ${name})
  target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  target_link_libraries(${name} PRIVATE ScionEngine ${ARG_DEPENDS})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
  if(DEFINED ENV{LIB_FUZZING_ENGINE})
    separate_arguments(engine NATIVE_COMMAND "$ENV{LIB_FUZZING_ENGINE}")
    target_link_libraries(${name} PRIVATE ${engine})
  elseif(SCION_ENGINE STREQUAL "libfuzzer")
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  elseif(SCION_ENGINE STREQUAL "afl")
    # The target's own file carries the one instrumented edge that afl-fuzz
    # insists on; real feedback comes from harness/engine/FeatureMap.
    target_compile_options(${name} PRIVATE -fsanitize-coverage=trace-pc-guard)
    target_link_libraries(${name} PRIVATE ${SCION_AFL_DRIVER} ${SCION_AFL_RUNTIME})
  endif()
endfunction()

if(SCION_ENGINE STREQUAL "afl" AND NOT DEFINED ENV{LIB_FUZZING_ENGINE})
  find_file(SCION_AFL_DRIVER libAFLDriver.a PATHS /usr/lib/afl /usr/local/lib/afl REQUIRED)
  find_file(SCION_AFL_RUNTIME afl-compiler-rt.o PATHS /usr/lib/afl /usr/local/lib/afl REQUIRED)
endif()

function(scion_add_unittest name)
  cmake_parse_arguments(ARG "MLIR" "" "SOURCES;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE scion_options ${ARG_DEPENDS} GTest::gtest GTest::gmock GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE $<$<BOOL:${SCION_RTTI_OPTIONS}>:GTEST_HAS_RTTI=0> SCION_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  if(ARG_MLIR)
    target_link_libraries(${name} PRIVATE scion_mlir)
    scion_precompile(${name} EXTRA <gtest/gtest.h> <gmock/gmock.h> LIBRARY GTest::gmock)
  endif()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/unit")
  include(GoogleTest)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT 300)
endfunction()
