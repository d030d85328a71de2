# Finds MLIR, and says how Scion is linked with it: SCION_MLIR_LIBRARIES, of which
# SCION_LLVM_LIBRARIES are LLVM's, and SCION_RTTI_OPTIONS. An MLIR of your own comes
# from its prefix, installed or a build tree:
#   cmake --preset default -DMLIR_DIR=<prefix>/lib/cmake/mlir

# The versions that Scion is tested with, oldest first: each has its table
# harness/lowering/mined-VERSION.rules. A newer MLIR uses the tables of the newest
# version.
set(SCION_MLIR_VERSIONS 22 23 24)

# The LLVM beside that MLIR, where there is one: find_package would prefer another
# of the same version from CMAKE_PREFIX_PATH.
if(MLIR_DIR AND NOT LLVM_DIR AND EXISTS "${MLIR_DIR}/../llvm/LLVMConfig.cmake")
  get_filename_component(LLVM_DIR "${MLIR_DIR}/../llvm" ABSOLUTE)
  set(LLVM_DIR "${LLVM_DIR}" CACHE PATH "LLVM of that MLIR")
endif()
find_package(MLIR REQUIRED CONFIG)
list(JOIN SCION_MLIR_VERSIONS ", " versions)
list(GET SCION_MLIR_VERSIONS 0 oldest)
list(GET SCION_MLIR_VERSIONS -1 newest)
set(SCION_MLIR_TABLES ${LLVM_VERSION_MAJOR})
if(MLIR_REQUIRED_VERSION AND NOT LLVM_VERSION_MAJOR EQUAL MLIR_REQUIRED_VERSION)
  message(FATAL_ERROR "MLIR ${MLIR_REQUIRED_VERSION} was asked for (-DMLIR_REQUIRED_VERSION), and "
    "found ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}. Point -DMLIR_DIR=<prefix>/lib/cmake/mlir at "
    "the right one. Scion is tested with MLIR ${versions}.")
elseif(LLVM_VERSION_MAJOR LESS oldest)
  message(FATAL_ERROR "Scion needs MLIR ${oldest} or newer, and found ${LLVM_PACKAGE_VERSION} in "
    "${MLIR_DIR}. Point -DMLIR_DIR=<prefix>/lib/cmake/mlir at a newer one; on Debian, "
    "ci/with-mlir ${newest} COMMAND… installs one in a chroot.")
elseif(LLVM_VERSION_MAJOR GREATER newest)
  set(SCION_MLIR_TABLES ${newest})
  message(WARNING "MLIR ${LLVM_PACKAGE_VERSION} is newer than the newest that Scion is tested with "
    "(${versions}). It is built with the tables of ${newest}. Passes that these do not know are "
    "tried when `scion` is built and used only if they harm no sample; `scion rules review` lists "
    "what has changed (docs/Versions.md).")
endif()

# Which snapshot of LLVM's main it is: "20261025 7e3c57157096" by Debian's package,
# "7e3c57157096" by the revision of a build from a checkout; "" of a release.
set(SCION_MLIR_SNAPSHOT "")
set(revision "")
if(MLIR_DIR MATCHES "^/usr/lib/llvm-")
  execute_process(COMMAND dpkg-query -W -f "\${Version}" libmlir-${LLVM_VERSION_MAJOR}-dev
    OUTPUT_VARIABLE revision ERROR_QUIET)
elseif(LLVM_PACKAGE_VERSION MATCHES "git$")
  foreach(folder IN LISTS LLVM_INCLUDE_DIRS)
    if(EXISTS "${folder}/llvm/Support/VCSRevision.h")
      file(STRINGS "${folder}/llvm/Support/VCSRevision.h" line REGEX "define LLVM_REVISION")
      string(APPEND revision "${line}")
    endif()
  endforeach()
endif()
if(revision MATCHES "~[+][+]([0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9])[0-9]*[+]([0-9a-f]+)")
  set(SCION_MLIR_SNAPSHOT "${CMAKE_MATCH_1} ${CMAKE_MATCH_2}")
elseif(revision MATCHES "LLVM_REVISION \"([0-9a-f]+)\"")
  string(SUBSTRING "${CMAKE_MATCH_1}" 0 12 revision)
  set(SCION_MLIR_SNAPSHOT "${revision}")
endif()

# The libraries that harness/input/RegisterLowerable.cpp registers, and their
# dependencies.
set(scion_lowerable_mlir
  MLIRAffineToStandard MLIRAffineTransformOps MLIRAffineTransforms MLIRArithToLLVM
  MLIRArithTransforms MLIRArithValueBoundsOpInterfaceImpl MLIRAsyncDialect
  MLIRBufferizationPipelines MLIRBufferizationToMemRef MLIRBufferizationTransformOps
  MLIRBufferizationTransforms MLIRBuiltinToLLVMIRTranslation MLIRComplexToLLVM
  MLIRComplexToLibm MLIRComplexToStandard MLIRControlFlowToLLVM MLIRControlFlowToSCF
  MLIRControlFlowTransforms MLIRConvertToLLVMPass MLIRDLTITransformOps MLIRFuncAllExtensions
  MLIRFuncToLLVM MLIRFuncTransformOps MLIRFuncTransforms MLIRIndexToLLVM MLIRLLVMIRTransforms
  MLIRLLVMToLLVMIRTranslation MLIRLinalgTransformOps MLIRLinalgTransforms MLIRMathToFuncs
  MLIRMathToLLVM MLIRMathToLibm MLIRMathTransforms MLIRMemRefToLLVM MLIRMemRefTransformOps
  MLIRMemRefTransforms MLIRNVVMToLLVM MLIRPass MLIRReconcileUnrealizedCasts MLIRSCFToControlFlow
  MLIRSCFTransformOps MLIRSCFTransforms MLIRTargetCpp MLIRTargetLLVMIRTransforms MLIRTensorAllExtensions
  MLIRTensorInferTypeOpInterfaceImpl MLIRTensorToLinalg MLIRTensorTransformOps
  MLIRTensorTransforms MLIRTosaToArith MLIRTosaToLinalg MLIRTosaToSCF MLIRTosaToTensor
  MLIRTosaTransforms MLIRTransformDebugExtension MLIRTransformDialectTransforms
  MLIRTransformLoopExtension MLIRTransformTuneExtension MLIRTransforms MLIRUBToLLVM
  MLIRVectorToLLVMPass MLIRVectorToSCF MLIRVectorTransformOps MLIRVectorTransforms)

# MLIR is linked as shared libraries where there are some: linking the static
# archives costs minutes per binary, libMLIR.so costs a second. Never link both: each
# copy would register the same command-line options, and LLVM aborts then.
if(SCION_LINK_MLIR STREQUAL "shared" AND NOT TARGET MLIR)
  message(FATAL_ERROR "SCION_LINK_MLIR is shared, and ${MLIR_DIR} knows no libMLIR.so")
elseif(SCION_LINK_MLIR STREQUAL "static" OR NOT TARGET MLIR)
  set(linked "static libraries")
  set(SCION_MLIR_LIBRARIES MLIRBytecodeWriter MLIRParser MLIRPluginsLib)
  if(SCION_MLIR_PART STREQUAL "lowerable")
    list(APPEND SCION_MLIR_LIBRARIES ${scion_lowerable_mlir} MLIROptLib)
  else()
    list(APPEND SCION_MLIR_LIBRARIES MLIRRegisterAllDialects MLIRRegisterAllExtensions
      MLIRRegisterAllPasses MLIRTargetCpp MLIRToLLVMIRTranslationRegistration)
  endif()
  # The libraries of MLIR that ci/instrumented-mlir builds.
  list(JOIN SCION_MLIR_LIBRARIES " " libraries)
  file(WRITE "${CMAKE_BINARY_DIR}/mlir-libraries.txt" "${libraries}\n")
  # Static MLIR libraries bring along the LLVM libraries that they were linked with. Add
  # those that Scion itself calls.
  if(LLVM_LINK_LLVM_DYLIB)
    set(SCION_LLVM_LIBRARIES LLVM)
  else()
    llvm_map_components_to_libnames(SCION_LLVM_LIBRARIES
      Core Instrumentation JITLink OrcJIT Passes Support TargetParser native)
  endif()
  # Plugins take MLIR's symbols from the program that loads them.
  list(APPEND SCION_MLIR_LIBRARIES ${SCION_LLVM_LIBRARIES} "-Wl,--export-dynamic")
else()
  set(linked "libMLIR.so")
  set(SCION_LLVM_LIBRARIES LLVM)
  set(SCION_MLIR_LIBRARIES MLIR ${SCION_LLVM_LIBRARIES})
endif()

# RTTI. Code without RTTI links with any LLVM; code with RTTI needs an LLVM with RTTI.
# (Debian's has it; by default a build from source does not.)
if(SCION_RTTI STREQUAL "on" OR (SCION_RTTI STREQUAL "auto" AND LLVM_ENABLE_RTTI))
  if(NOT LLVM_ENABLE_RTTI)
    message(FATAL_ERROR "SCION_RTTI is on, and the LLVM of ${MLIR_DIR} has no RTTI")
  endif()
  set(SCION_RTTI_OPTIONS "")
  set(rtti "with RTTI")
else()
  set(SCION_RTTI_OPTIONS -fno-rtti)
  set(rtti "without RTTI")
endif()
if(SCION_MLIR_SNAPSHOT)
  message(STATUS "A snapshot of LLVM's main: ${SCION_MLIR_SNAPSHOT}")
endif()
message(STATUS "MLIR ${LLVM_PACKAGE_VERSION} from ${MLIR_DIR}: ${linked}; Scion ${rtti}")
