#!/bin/bash -eu
# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
#
# Builds LLVM, MLIR, ANTLR's run-time library and the fuzz targets with the flags
# that OSS-Fuzz gives ($CC, $CXX, $CFLAGS, $CXXFLAGS, $LIB_FUZZING_ENGINE), and
# lays out $OUT: each target with its seeds, dictionary and options, and nothing
# that is found by a path.
#
# To try it without a day of building (ci/oss-fuzz/check does so):
#   SCION_MLIR=PREFIX      static libraries of this MLIR, and the machine's ANTLR
#   SCION_TARGETS="a b"    only these targets
#   SCION_JOBS=N           processes at a time (one for each core)

jobs=${SCION_JOBS:-$(nproc)}
scion=$SRC/scion
targets=${SCION_TARGETS:-$(cd "$scion/harness/targets" && ls -- *_fuzzer.cpp | sed 's/\.cpp$//')}
cache=()

# UndefinedBehaviorSanitizer is for Scion's own code. LLVM and MLIR are not clean
# under it, and its checks of vtables and of functions by type want RTTI, which
# Scion has not. What they are built with then covers and links as before.
without_ubsan() { printf '%s ' "$@" | tr ' ' '\n' | grep -v -e '^-f\(no-\)\?sanitize[a-z-]*=\(undefined\|array-bounds\|bool\|.*vptr\)' | tr '\n' ' '; }
llvm_cflags=${CFLAGS:-} llvm_cxxflags=${CXXFLAGS:-}
if [ "$SANITIZER" = undefined ]; then
  llvm_cflags=$(without_ubsan "$CFLAGS") llvm_cxxflags=$(without_ubsan "$CXXFLAGS")
  export CXXFLAGS="$CXXFLAGS -fno-sanitize=vptr,function"
fi

if [ -n "${SCION_MLIR:-}" ]; then
  mlir=$SCION_MLIR
else
  case $SANITIZER in
  address) sanitizer=Address ;;
  *) sanitizer= ;;
  esac
  # Links take up to 4 GB each with sanitizers.
  mlir=$WORK/llvm
  CFLAGS=$llvm_cflags CXXFLAGS=$llvm_cxxflags cmake -G Ninja -S "$SRC/llvm-project/llvm" -B "$mlir" \
    -DCMAKE_BUILD_TYPE=Release \
    -DLLVM_ENABLE_PROJECTS=mlir \
    -DLLVM_TARGETS_TO_BUILD=X86 \
    -DLLVM_ENABLE_ASSERTIONS=ON \
    -DLLVM_USE_SANITIZER="$sanitizer" \
    -DLLVM_NO_DEAD_STRIP=ON \
    -DLLVM_PARALLEL_LINK_JOBS=2 \
    -DLLVM_BUILD_TOOLS=OFF -DLLVM_INCLUDE_TESTS=OFF -DLLVM_INCLUDE_BENCHMARKS=OFF -DLLVM_INCLUDE_EXAMPLES=OFF \
    -DLLVM_ENABLE_ZLIB=OFF -DLLVM_ENABLE_ZSTD=OFF -DLLVM_ENABLE_LIBXML2=OFF -DLLVM_ENABLE_LIBEDIT=OFF \
    -DLLVM_ENABLE_LIBPFM=OFF -DLLVM_ENABLE_BINDINGS=OFF
  ninja -C "$mlir" -j"$jobs" llvm-libraries mlir-libraries mlir-headers

  # Its own CMake files want the network; the library is its sources.
  antlr=$SRC/antlr4/runtime/Cpp/runtime/src
  mkdir -p "$WORK/antlr"
  (
    cd "$antlr"
    find . -name '*.cpp' | sort | xargs -P "$jobs" -I{} bash -euc '
      object=$1/$(echo "$2" | tr / _).o
      shift 2
      exec "$@" -o "$object"
    ' bash "$WORK/antlr" {} "$CXX" $CXXFLAGS -O1 -std=c++17 -w -DANTLR4CPP_STATIC -I. -c {}
    rm -f "$WORK/antlr/libantlr4-runtime.a"
    ar rcs "$WORK/antlr/libantlr4-runtime.a" "$WORK"/antlr/*.o
  )
  cache+=(-DANTLR4_INCLUDE_DIR="$antlr" -DANTLR4_RUNTIME="$WORK/antlr/libantlr4-runtime.a")
fi

export LIB_FUZZING_ENGINE
cmake -G Ninja -S "$scion" -B "$WORK/scion" \
  -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_C_FLAGS="$CFLAGS" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
  -DMLIR_DIR="$mlir/lib/cmake/mlir" -DSCION_LINK_MLIR=static \
  -DSCION_ENGINE=libfuzzer -DSCION_INCLUDE_TESTS=OFF \
  "${cache[@]}"
# shellcheck disable=SC2086 # words
ninja -C "$WORK/scion" -j"$jobs" $targets

# Debian's static MLIR libraries depend on libLLVM.so: link again with LLVM's static
# libraries.
link_llvm_statically() { # TARGET
  local command libraries="$mlir/lib/libLLVM"
  command=$(ninja -C "$WORK/scion" -t commands "bin/$1" | tail -n 1)
  libraries="-Wl,--start-group $(echo "$libraries"*.a) -Wl,--end-group -l:libz.so.1 -l:libzstd.so.1"
  command=$(echo "$command" | sed -E "s|[^ ]*/libLLVM[^ /]*\.so[^ ]*|$libraries|; s|-Wl,-rpath,[^ ]*||")
  (cd "$WORK/scion" && bash -euc "$command")
}
for target in $targets; do
  ! readelf -d "$WORK/scion/bin/$target" | grep -q 'NEEDED.*libLLVM' || link_llvm_statically "$target"
done

# A version without a dictionary uses that of the newest version.
version=$(sed -n 's/^set(LLVM_VERSION_MAJOR \([0-9]*\).*/\1/p' "$mlir/lib/cmake/llvm/LLVMConfig.cmake")
dictionary=$scion/dictionaries/mlir-$version.dict
[ -e "$dictionary" ] || dictionary=$(find "$scion/dictionaries" -name 'mlir-*.dict' | sort -V | tail -n 1)
for target in $targets; do
  cp "$WORK/scion/bin/$target" "$OUT/$target"
  cp "$dictionary" "$OUT/$target.dict"
  cp "$scion/ci/oss-fuzz/fuzzer.options" "$OUT/$target.options"
  own=${target#mlir_}
  own=${own%_fuzzer}
  folders=("$scion/corpus/seeds/$own")
  [ -d "${folders[0]}" ] || folders=("$scion/corpus/seeds")
  # The round-trip target accepts every valid program, so it gets the seeds of all
  # targets.
  [ "$own" != roundtrip ] || folders=("$scion/corpus/seeds")
  rm -f "$OUT/${target}_seed_corpus.zip"
  find "${folders[@]}" -name '*.mlir' | LC_ALL=C sort | zip -q -j -X "$OUT/${target}_seed_corpus.zip" -@
done
