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
# Warnings are ours alone: who uses the package has their own.
target_compile_options(scion_options INTERFACE
  "$<BUILD_INTERFACE:-Wall;-Wextra;-Wno-unused-parameter>")
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 23)
  # libstdc++ 16 asks for loops of its own to be unrolled, and clang says where not.
  target_compile_options(scion_options INTERFACE $<BUILD_INTERFACE:-Wno-pass-failed>)
endif()
if(SCION_WERROR)
  target_compile_options(scion_options INTERFACE $<BUILD_INTERFACE:-Werror>)
  # LLVM's main deprecates what the releases need.
  if(LLVM_VERSION_MAJOR GREATER_EQUAL 24)
    target_compile_options(scion_options INTERFACE
      $<BUILD_INTERFACE:-Wno-error=deprecated-declarations>)
  endif()
endif()
target_link_options(scion_options INTERFACE -fuse-ld=lld)

if(SCION_SANITIZERS)
  # vptr and function need RTTI, also that of LLVM.
  set(flags -fsanitize=${SCION_SANITIZERS} -fno-sanitize=vptr,function
            -fno-sanitize-recover=all
            "$<BUILD_INTERFACE:-fsanitize-ignorelist=${CMAKE_SOURCE_DIR}/cmake/SanitizerIgnore.list>")
  target_compile_options(scion_options INTERFACE ${flags})
  target_link_options(scion_options INTERFACE ${flags})
endif()

# What a file that includes MLIR or LLVM headers needs on top.
add_library(scion_mlir INTERFACE)
# Of the package, ScionConfig.cmake says where they are.
target_include_directories(scion_mlir SYSTEM INTERFACE
  "$<BUILD_INTERFACE:${MLIR_INCLUDE_DIRS};${LLVM_INCLUDE_DIRS}>")
separate_arguments(llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(scion_mlir INTERFACE ${llvm_definitions})
target_compile_options(scion_mlir INTERFACE ${SCION_RTTI_OPTIONS})
target_link_libraries(scion_mlir INTERFACE ${SCION_MLIR_LIBRARIES})
