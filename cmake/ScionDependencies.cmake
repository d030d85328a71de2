# Finds what Scion needs beside MLIR.

# Tools of the same LLVM, for tests: lit, FileCheck, mlir-opt, mlir-runner.
set(SCION_LLVM_TOOLS_DIR "${LLVM_TOOLS_BINARY_DIR}")

find_path(ANTLR4_INCLUDE_DIR antlr4-runtime.h PATH_SUFFIXES antlr4-runtime REQUIRED)
find_library(ANTLR4_RUNTIME antlr4-runtime REQUIRED)
find_program(ANTLR4_TOOL NAMES antlr4 REQUIRED)

find_program(SCION_CCACHE ccache)
if(SCION_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # With CCACHE_BASEDIR two checkouts share results; precompiled headers need
  # CCACHE_SLOPPINESS. Without depend mode ccache runs the preprocessor for every miss,
  # 0.4 s of CPU a file beside 0.4 to 2.1 s of compilation.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1 CCACHE_DEPEND=1
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      ${SCION_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()
