# Shared by ci/fuzz and ci/test: packages, configuring and building. Sourced.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Which MLIR, with the compiler of the same release, and where its build trees lie:
# ci/with-mlir sets both.
llvm=${SCION_LLVM_VERSION:-22}
builds=${SCION_BUILD:-build}

# Debian packages that the build, the tests and the fuzzing need.
packages=(
  "clang-$llvm" "lld-$llvm" "libclang-rt-$llvm-dev" "libfuzzer-$llvm-dev" # compiler, libFuzzer, sanitizers
  "libmlir-$llvm-dev" "mlir-$llvm-tools" "llvm-$llvm-dev" "llvm-$llvm-tools" # MLIR, mlir-opt, lit, FileCheck
  "libomp-$llvm-dev"                                  # executes OpenMP, for one test
  clang-format-22                                     # the formatting test: one style for all
  "clang-tidy-$llvm"                                  # warnings of what has changed
  antlr4 libantlr4-runtime-dev                        # grammar/
  libcli11-dev                                        # scion's command line
  libz3-dev                                           # proofs; llvm-dev depends on it
  libgtest-dev libgmock-dev libbenchmark-dev          # tests, benchmarks
  afl++                                               # the AFL++ engine
  cmake ninja-build ccache python3 git
)

say() { printf '\033[1m==> %s\033[0m\n' "$*" >&2; }

install_packages() {
  local missing=() name
  for name in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q '^install ok installed$' ||
      missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
      say "Missing Debian packages, and no root rights to install them. Run as root:"
      echo "apt-get install ${missing[*]}" >&2
      exit 2
    }
    sudo=(sudo)
  fi
  say "Installing Debian packages: ${missing[*]}"
  local install=("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive
    apt-get install -y -q --no-install-recommends "${missing[@]}")
  # Update the package lists only if the installation fails: a frozen mirror has no
  # newer ones.
  "${install[@]}" >&2 || { "${sudo[@]}" apt-get update -q >&2 && "${install[@]}" >&2; } || exit 2
}

# configure PRESET [cmake arguments]
configure() {
  local preset=$1
  shift
  local log=$builds/configure-$preset.log chosen=()
  # One tree for ci/test and ci/fuzz: neither builds again what the other built.
  case $preset in default | sanitize) chosen+=(-DSCION_WERROR=ON) ;; esac
  [ "$preset" != default ] ||
    chosen+=(-DSCION_INCLUDE_BENCHMARKS=ON "-DSCION_OTHER_ENGINES=afl;standalone")
  # The presets' own choice, unless it is another release.
  [ "$llvm" = 22 ] || chosen+=(-DCMAKE_PREFIX_PATH="/usr/lib/llvm-$llvm"
    -DCMAKE_C_COMPILER="/usr/bin/clang-$llvm" -DCMAKE_CXX_COMPILER="/usr/bin/clang++-$llvm")
  mkdir -p "$builds"
  say "Configuring $builds/$preset"
  cmake --preset "$preset" -B "$builds/$preset" -DMLIR_REQUIRED_VERSION="$llvm" "${chosen[@]}" "$@" >"$log" 2>&1 || {
    cat "$log" >&2
    exit 2
  }
}

# configure_mlir SOURCE TREE NAME FLAGS ASSERTIONS: MLIR alone, with the LLVM and the
# generators of the packages; the log is configure-NAME.log.
configure_mlir() {
  local source=$1 tree=$2 log=$builds/configure-$3.log flags=$4 assertions=$5 prefix=/usr/lib/llvm-$llvm
  mkdir -p "$builds"
  cmake -G Ninja -S "$source/mlir" -B "$tree" -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_C_COMPILER="clang-$llvm" -DCMAKE_CXX_COMPILER="clang++-$llvm" \
    -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache \
    -DCMAKE_C_FLAGS="$flags" -DCMAKE_CXX_FLAGS="$flags" \
    -DLLVM_DIR="$prefix/lib/cmake/llvm" -DLLVM_ENABLE_ASSERTIONS="$assertions" \
    -DMLIR_TABLEGEN="$prefix/bin/mlir-tblgen" -DLLVM_TABLEGEN="$prefix/bin/llvm-tblgen" \
    -DMLIR_LINALG_ODS_YAML_GEN="$prefix/bin/mlir-linalg-ods-yaml-gen" \
    -DLLVM_LINK_LLVM_DYLIB=ON -DMLIR_LINK_MLIR_DYLIB=OFF -DMLIR_BUILD_MLIR_C_DYLIB=OFF \
    -DLLVM_BUILD_TOOLS=OFF -DLLVM_INCLUDE_TESTS=OFF -DMLIR_INCLUDE_TESTS=OFF -DMLIR_INCLUDE_DOCS=OFF \
    -DMLIR_ENABLE_BINDINGS_PYTHON=OFF >"$log" 2>&1 || {
    tail -n 20 "$log" >&2
    exit 2
  }
}

# build PRESET [targets]
build() {
  local preset=$1
  shift
  say "Building $builds/$preset ${*:-(everything)}"
  ninja -C "$builds/$preset" "$@" >&2 || exit 2
}
