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
#     The same for targets with other compile options: those of the libraries OPTIONS.
#     Targets with the same NAME share one precompiled header.
#
#   scion_precompile_standard(TARGET)
#     Only the standard library's headers, for a target without MLIR: a mutator
#     compiles in a third less time (3.5 s to 2.3 s of CPU for CallOutline and DropFunction).
#
# Files still include what they use: -DSCION_PRECOMPILE=OFF must build as well.

option(SCION_PRECOMPILE "Parse MLIR's headers once per build tree" ON)

# The headers that at least three files include, and those that take longest to parse.
# (The llvm/ headers cost 7 s here, and the four files of exec/ that need them compile
# in 9 s instead of 28 s.)
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

# With `-include HEADER`, clang uses HEADER.pch. CMake's default options pass the paths
# after -Xclang, where ccache does not rewrite them, so that other checkouts would miss
# the cache.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
endif()

# A precompiled header fits code compiled with -fPIC or with -fPIE, not both. Compile
# programs with -fPIC, too, so that they share the header with the libraries.
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
    # With a timestamp each build would make a different header, and ccache would never
    # hit.
    target_compile_options(${shared} PRIVATE "SHELL:-Xclang -fno-pch-timestamp" ${ARG_FLAGS})
    target_precompile_headers(${shared} PRIVATE ${scion_precompiled_headers} ${ARG_EXTRA})
    scion_precompile_here(${shared})
    # The precompiled header contains the path of this checkout. ccache hashes this .sum
    # file, which lists the headers, in its place, so that all checkouts share results.
    # Write it only for a packaged MLIR, whose headers do not change.
    if(MLIR_DIR MATCHES "^/usr/lib/")
      file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${shared}.dir/cmake_pch.hxx.pch.sum"
        "${LLVM_PACKAGE_VERSION} ${scion_precompiled_headers} ${ARG_EXTRA}")
    endif()
  endif()
  target_precompile_headers(${target} REUSE_FROM ${shared})
endfunction()

# The precompiled header contains the path of this checkout, so ccache must not reuse it
# for another one (4.14 would).
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
