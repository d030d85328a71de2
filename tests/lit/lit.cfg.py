# lit: every subcommand, target and rule has a test here that doubles as its
# documentation. %scion, %bin (fuzz targets), %corpus and %inputs are substituted.
# A test for one version of MLIR has `REQUIRES: mlir-22`.
import glob
import inspect
import json
import os
import shutil

import lit.formats

source = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
build = os.path.abspath(lit_config.params.get("build", os.path.join(source, "build", "default")))
with open(os.path.join(build, "lit-settings.json")) as settings_file:
    settings = json.load(settings_file)

config.name = "scion"
# A real shell: the tests use loops and functions. lit 23 asks for that twice.
shell = {"execute_external": True}
if "force_execute_external" in inspect.signature(lit.formats.ShTest).parameters:
    shell["force_execute_external"] = True
config.test_format = lit.formats.ShTest(**shell)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.join(source, "tests", "lit")
config.test_exec_root = os.path.join(build, "tests", "out")

# Delete the trails of earlier runs: a target does not run an input again that it set aside,
# so that a test could pass that fails in a fresh clone. (Tests whose targets end with a
# finding run in %t.)
for trail in glob.glob(os.path.join(config.test_exec_root, "*", ".scion-trail")):
    shutil.rmtree(trail, ignore_errors=True)

config.environment["PATH"] = os.pathsep.join(
    [os.path.join(build, "bin"), settings["llvm_tools"], config.environment["PATH"]]
)
config.environment["LC_ALL"] = "C"
# The release for the scripts of ci/, if it is not their default.
if "SCION_LLVM_VERSION" in os.environ:
    config.environment["SCION_LLVM_VERSION"] = os.environ["SCION_LLVM_VERSION"]
# (Leaks of ours are found by the unit tests: harness/input/SanitizerDefaults.cpp.)
config.environment["ASAN_OPTIONS"] = settings["asan_options"]
config.environment["UBSAN_OPTIONS"] = "print_stacktrace=1"

config.substitutions += [
    ("%scion", os.path.join(build, "bin", "scion")),
    ("%bin", os.path.join(build, "bin")),
    ("%corpus", os.path.join(source, "corpus")),
    ("%source", source),
    ("%plugins", os.path.join(build, "plugins")),
    ("%llvm_libs", os.path.join(os.path.dirname(settings["llvm_tools"]), "lib")),
    ("%mlir_version", settings["mlir"]),
    ("%inputs", os.path.join(source, "tests", "lit", "Inputs")),
]
config.available_features.add("engine-" + settings["engine"])
config.available_features.add("mlir-" + settings["mlir"])
if os.path.exists(os.path.join(os.path.dirname(settings["llvm_tools"]), "lib", "libomp.so")):
    config.available_features.add("openmp")
if shutil.which("clang++", path=config.environment["PATH"]):
    config.available_features.add("clang")
if os.path.isdir(os.path.join(build, "bin", "afl")):
    config.available_features.add("afl-targets")
# A checkout of StableHLO, for examples/stablehlo: minutes to build.
if os.environ.get("SCION_STABLEHLO_SOURCE"):
    config.available_features.add("stablehlo-checkout")
    config.substitutions.append(("%{stablehlo}", os.environ["SCION_STABLEHLO_SOURCE"]))
if "address" in settings["sanitizers"]:
    config.available_features.add("asan")
