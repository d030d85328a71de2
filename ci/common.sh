# Shared by ci/fuzz and ci/test: packages, configuring and building. Sourced.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Debian packages that the build, the tests and the fuzzing need.
packages=(
  clang-22 lld-22 libclang-rt-22-dev libfuzzer-22-dev # compiler, libFuzzer, sanitizers
  clang-format-22                                     # the formatting test
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools # MLIR, mlir-opt, lit, FileCheck
  antlr4 libantlr4-runtime-dev                        # grammar/
  libcli11-dev                                        # scion's command line
  libgtest-dev libgmock-dev libbenchmark-dev          # tests, benchmarks
  afl++                                               # the AFL++ engine
  cmake ninja-build ccache python3
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
  "${sudo[@]}" apt-get update -q >&2
  DEBIAN_FRONTEND=noninteractive "${sudo[@]}" apt-get install -y -q --no-install-recommends \
    "${missing[@]}" >&2
}

# configure PRESET [cmake arguments]
configure() {
  local preset=$1
  shift
  local log=build/configure-$preset.log
  mkdir -p build
  say "Configuring build/$preset"
  cmake --preset "$preset" "$@" >"$log" 2>&1 || {
    cat "$log" >&2
    exit 2
  }
}

# build PRESET [targets]
build() {
  local preset=$1
  shift
  say "Building build/$preset ${*:-(everything)}"
  ninja -C "build/$preset" "$@" >&2 || exit 2
}
