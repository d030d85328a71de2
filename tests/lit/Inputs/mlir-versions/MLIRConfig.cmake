# Stands for an MLIR built from source: static, without RTTI.
set(LLVM_VERSION_MAJOR ${VERSION})
set(LLVM_PACKAGE_VERSION ${VERSION}.1.0)
set(LLVM_LINK_LLVM_DYLIB ON)
set(LLVM_ENABLE_RTTI OFF)
