# MLIR's headers, parsed once per build tree instead of once per file: a file
# that uses the dialects takes a quarter of the time (10.2 s to 2.6 s of CPU for
# recondition/LinalgOps.cpp, 3.4 s to 0.8 s for oracle/Prepare.cpp).
#
#   scion_precompile(TARGET [EXTRA header …] [LIBRARY lib] [FLAGS flag …])
#     Compiles TARGET's files with MLIR's headers, and EXTRA (of LIBRARY), already
#     read, and with FLAGS.
#     Targets with the same EXTRA share one precompiled header, and its FLAGS.
#
#   scion_precompile_as(TARGET NAME OPTIONS lib … [EXTRA header …] [FLAGS flag …])
#     The same for targets that are compiled otherwise: as the libraries OPTIONS say.
#     Targets with the same NAME share one precompiled header.
#
#   scion_precompile_standard(TARGET)
#     With the standard library's alone, for a target without MLIR: a mutator
#     takes a third less (3.5 s to 2.3 s of CPU for CallOutline and DropFunction).
#
# Files still include what they use: -DSCION_PRECOMPILE=OFF must build as well.

option(SCION_PRECOMPILE "Parse MLIR's headers once per build tree" ON)

# What at least three files include, and what the compiler takes longest to read
# (llvm/: the four files of exec/ that need them 28 s to 9 s, for 7 s here).
set(scion_standard_headers
  algorithm functional map memory optional set string unordered_map vector)
list(TRANSFORM scion_standard_headers REPLACE "(.+)" "<\\1>")
set(scion_precompiled_headers
  llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h
  llvm/IR/IRBuilder.h
  llvm/Passes/PassBuilder.h
  mlir/Dialect/Affine/IR/AffineOps.h
  mlir/Dialect/Arith/IR/Arith.h
  mlir/Dialect/Bufferization/IR/Bufferization.h
  mlir/Dialect/Complex/IR/Complex.h
  mlir/Dialect/ControlFlow/IR/ControlFlowOps.h
  mlir/Dialect/Func/IR/FuncOps.h
  mlir/Dialect/Index/IR/IndexOps.h
  mlir/Dialect/LLVMIR/LLVMDialect.h
  mlir/Dialect/Linalg/IR/Linalg.h
  mlir/Dialect/Math/IR/Math.h
  mlir/Dialect/MemRef/IR/MemRef.h
  mlir/Dialect/SCF/IR/SCF.h
  mlir/Dialect/Tensor/IR/Tensor.h
  mlir/Dialect/Tosa/IR/TosaOps.h
  mlir/Dialect/UB/IR/UBOps.h
  mlir/Dialect/Vector/IR/VectorOps.h
  mlir/IR/Dominance.h
  mlir/IR/Matchers.h
  mlir/IR/Verifier.h
  mlir/Parser/Parser.h
  mlir/Pass/PassManager.h
  mlir/Pass/PassRegistry.h)
list(TRANSFORM scion_precompiled_headers REPLACE "(.+)" "<\\1>")
list(APPEND scion_precompiled_headers ${scion_standard_headers})

# clang takes HEADER.pch for `-include HEADER`. CMake's own words name the files behind
# -Xclang, where ccache takes a path for one of this checkout alone.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
endif()

# A precompiled header serves position-independent code of one kind only, and
# libraries and programs are to share it.
set(CMAKE_CXX_COMPILE_OPTIONS_PIE -fPIC)

function(scion_precompile target)
  cmake_parse_arguments(ARG "" "LIBRARY" "EXTRA;FLAGS" ${ARGN})
  string(MAKE_C_IDENTIFIER "scion_precompiled_${ARG_EXTRA}" shared)
  scion_precompile_as(${target} ${shared} OPTIONS scion_options scion_mlir ${ARG_LIBRARY}
    EXTRA ${ARG_EXTRA} FLAGS ${ARG_FLAGS})
endfunction()

function(scion_precompile_as target shared)
  cmake_parse_arguments(ARG "" "" "OPTIONS;EXTRA;FLAGS" ${ARGN})
  target_compile_options(${target} PRIVATE ${ARG_FLAGS})
  if(NOT SCION_PRECOMPILE)
    return()
  endif()
  if(NOT TARGET ${shared})
    add_library(${shared} OBJECT "${CMAKE_SOURCE_DIR}/cmake/Precompiled.cpp")
    target_link_libraries(${shared} PRIVATE ${ARG_OPTIONS})
    # Without it every build would give another header, and ccache nothing.
    target_compile_options(${shared} PRIVATE "SHELL:-Xclang -fno-pch-timestamp" ${ARG_FLAGS})
    target_precompile_headers(${shared} PRIVATE ${scion_precompiled_headers} ${ARG_EXTRA})
    scion_precompile_here(${shared})
    # Its bytes name this checkout; with what it is made of in their place, ccache
    # serves all checkouts alike. Headers outside of packages may change: no sum.
    if(MLIR_DIR MATCHES "^/usr/lib/")
      file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${shared}.dir/cmake_pch.hxx.pch.sum"
        "${LLVM_PACKAGE_VERSION} ${scion_precompiled_headers} ${ARG_EXTRA}")
    endif()
  endif()
  target_precompile_headers(${target} REUSE_FROM ${shared})
endfunction()

# The header itself names this checkout: ccache (4.14 does) may not give it to another.
function(scion_precompile_here target)
  set(launcher ${CMAKE_CXX_COMPILER_LAUNCHER})
  list(FILTER launcher EXCLUDE REGEX "^CCACHE_BASEDIR=")
  set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER "${launcher}")
endfunction()

function(scion_precompile_standard target)
  if(SCION_PRECOMPILE)
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    target_precompile_headers(${target} PRIVATE ${scion_standard_headers})
    scion_precompile_here(${target})
  endif()
endfunction()
