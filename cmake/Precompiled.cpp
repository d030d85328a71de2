// CMake compiles headers in advance only for a target that has a source file.
