# Flags for everything Scion compiles, carried by one interface target.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

# Checked: the default tree, optimised, with assertions.
# Sanitized: -O1 keeps a sanitizer build fast to compile and to run; a sanitizer's
# report needs line tables.
set(CMAKE_C_FLAGS_CHECKED "-O2")
set(CMAKE_CXX_FLAGS_CHECKED "${CMAKE_C_FLAGS_CHECKED}")
set(CMAKE_C_FLAGS_SANITIZED "-O1 -gline-tables-only -fno-omit-frame-pointer")
set(CMAKE_CXX_FLAGS_SANITIZED "${CMAKE_C_FLAGS_SANITIZED}")

add_library(scion_options INTERFACE)
target_include_directories(scion_options INTERFACE
  "$<BUILD_INTERFACE:${CMAKE_SOURCE_DIR};${CMAKE_BINARY_DIR}>" $<INSTALL_INTERFACE:include/scion>)
# The warning options apply to Scion only, not to projects that use the package.
target_compile_options(scion_options INTERFACE
  "$<BUILD_INTERFACE:-Wall;-Wextra;-Wno-unused-parameter>")
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 23)
  # libstdc++ 16 has unroll pragmas, and clang warns about each loop that it does not
  # unroll.
  target_compile_options(scion_options INTERFACE $<BUILD_INTERFACE:-Wno-pass-failed>)
endif()
if(SCION_WERROR)
  target_compile_options(scion_options INTERFACE $<BUILD_INTERFACE:-Werror>)
  # LLVM's main deprecates functions that the releases still need.
  if(LLVM_VERSION_MAJOR GREATER_EQUAL 24)
    target_compile_options(scion_options INTERFACE
      $<BUILD_INTERFACE:-Wno-error=deprecated-declarations>)
  endif()
endif()
target_link_options(scion_options INTERFACE -fuse-ld=lld)

if(SCION_SANITIZERS)
  # The checks vptr and function need RTTI, in LLVM as well.
  set(flags -fsanitize=${SCION_SANITIZERS} -fno-sanitize=vptr,function
            -fno-sanitize-recover=all
            "$<BUILD_INTERFACE:-fsanitize-ignorelist=${CMAKE_SOURCE_DIR}/cmake/SanitizerIgnore.list>")
  target_compile_options(scion_options INTERFACE ${flags})
  target_link_options(scion_options INTERFACE ${flags})
endif()

# Additional options for files that include MLIR or LLVM headers.
add_library(scion_mlir INTERFACE)
# For the package, ScionConfig.cmake sets the include directories.
target_include_directories(scion_mlir SYSTEM INTERFACE
  "$<BUILD_INTERFACE:${MLIR_INCLUDE_DIRS};${LLVM_INCLUDE_DIRS}>")
separate_arguments(llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(scion_mlir INTERFACE ${llvm_definitions})
target_compile_options(scion_mlir INTERFACE ${SCION_RTTI_OPTIONS})
target_link_libraries(scion_mlir INTERFACE ${SCION_MLIR_LIBRARIES})
