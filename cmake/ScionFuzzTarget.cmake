# For Scion itself and, installed, for projects that use it:
#
#   scion_add_fuzz_target(NAME SOURCE file.cpp … [DEPENDS lib …])
#     One fuzz binary, linked with the engine that Scion was built for
#     (SCION_ENGINE), or with $LIB_FUZZING_ENGINE where that is set (OSS-Fuzz).
#     `ninja fuzzers` builds all of them.
#
#   scion_add_fuzz_target(NAME ORACLE <oracle> SOURCE … [DEPENDS …])
#     The same with one of Scion's oracles. The sources belong to the project; the
#     target has the dialects and passes that they register.
#
#   scion_add_tool(NAME [SOURCE file.cpp …] [DEPENDS lib …])
#     `scion` with all of its subcommands, under the name NAME, and with everything
#     that the project's sources register.
#
# In the package, names of Scion's libraries begin with Scion::.

set(SCION_ENGINES ${SCION_ENGINE} ${SCION_OTHER_ENGINES})
if(NOT TARGET fuzzers)
  add_custom_target(fuzzers)
endif()

function(scion_add_fuzz_target name)
  cmake_parse_arguments(ARG "" "ORACLE" "SOURCE;DEPENDS" ${ARGN})
  if(ARG_ORACLE)
    list(FIND SCION_ORACLES ${ARG_ORACLE} index)
    if(index EQUAL -1)
      message(FATAL_ERROR "${name}: ORACLE is one of ${SCION_ORACLES}, not ${ARG_ORACLE}")
    endif()
    list(GET SCION_ORACLE_LIBRARIES ${index} library)
    list(APPEND ARG_SOURCE "${SCION_TARGETS_DIR}/mlir_${ARG_ORACLE}_fuzzer.cpp")
    list(APPEND ARG_DEPENDS ${SCION_NAMESPACE}ScionOracleTarget
      ${SCION_NAMESPACE}${library})
  endif()
  scion_link_fuzz_target(${name} "${SCION_ENGINE}" ${SCION_NAMESPACE}ScionEngine "")
  foreach(engine IN LISTS SCION_OTHER_ENGINES)
    scion_link_fuzz_target(${name}-${engine} ${engine} ScionEngine-${engine} "/${engine}")
    set_target_properties(${name}-${engine} PROPERTIES OUTPUT_NAME ${name})
  endforeach()
endfunction()

# Links the binary for ENGINE in bin/ or in the subfolder FOLDER. Uses ARG_SOURCE and
# ARG_DEPENDS of the caller.
function(scion_link_fuzz_target name engine library folder)
  add_executable(${name} ${ARG_SOURCE})
  add_dependencies(fuzzers ${name})
  target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  target_link_libraries(${name} PRIVATE ${library} ${ARG_DEPENDS})
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin${folder}")
  if(DEFINED ENV{LIB_FUZZING_ENGINE})
    separate_arguments(given NATIVE_COMMAND "$ENV{LIB_FUZZING_ENGINE}")
    target_link_libraries(${name} PRIVATE ${given})
  elseif(engine STREQUAL "libfuzzer")
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  elseif(engine STREQUAL "afl")
    # The target's own file carries the one instrumented edge that afl-fuzz
    # insists on; real feedback comes from base/FeatureMap.
    target_compile_options(${name} PRIVATE -fsanitize-coverage=trace-pc-guard)
    target_link_libraries(${name} PRIVATE ${SCION_AFL_DRIVER} ${SCION_AFL_RUNTIME})
  endif()
endfunction()

function(scion_add_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCE;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCE} $<TARGET_OBJECTS:${SCION_NAMESPACE}ScionToolObjects>)
  target_compile_options(${name} PRIVATE ${SCION_RTTI_OPTIONS})
  target_link_libraries(${name} PRIVATE ${SCION_NAMESPACE}ScionTools ${ARG_DEPENDS})
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX
    RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
endfunction()

if("afl" IN_LIST SCION_ENGINES AND NOT DEFINED ENV{LIB_FUZZING_ENGINE})
  find_file(SCION_AFL_DRIVER libAFLDriver.a PATHS /usr/lib/afl /usr/local/lib/afl REQUIRED)
  find_file(SCION_AFL_RUNTIME afl-compiler-rt.o PATHS /usr/lib/afl /usr/local/lib/afl REQUIRED)
endif()
