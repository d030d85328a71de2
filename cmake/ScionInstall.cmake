# The package: `cmake --install BUILD --prefix DIR`, then find_package(Scion) with
# CMAKE_PREFIX_PATH=DIR. It holds what this build tree has: its engine, its
# sanitizers, its MLIR. examples/downstream uses it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(SCION_INSTALL_DATA "${CMAKE_INSTALL_DATADIR}/scion")
set(SCION_INSTALL_CMAKE "${CMAKE_INSTALL_LIBDIR}/cmake/Scion")

get_property(libraries GLOBAL PROPERTY SCION_INSTALLED)
# Object libraries are installed as objects: hazards and the engine's entry points are
# registered by static initializers, which the linker would drop from an archive.
install(TARGETS scion_options scion_mlir ${libraries} ScionRecondition ScionReconditionObjects
    ScionEngine ScionTools ScionToolObjects
  EXPORT ScionTargets
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}/scion"
  OBJECTS DESTINATION "${CMAKE_INSTALL_LIBDIR}/scion")
# `ninja downstream` builds the libraries and programs that a downstream project needs,
# and no tests.
add_custom_target(downstream DEPENDS scion scion_mlir ${libraries} ScionRecondition
  ScionReconditionObjects ScionEngine ScionTools ScionToolObjects)
if(TARGET scion-afl-mutator AND NOT SCION_SANITIZERS)
  add_dependencies(downstream scion-afl-mutator)
endif()
install(EXPORT ScionTargets NAMESPACE Scion:: DESTINATION "${SCION_INSTALL_CMAKE}")

install(DIRECTORY base grammar harness mutators tools DESTINATION include/scion
  FILES_MATCHING PATTERN "*.h" PATTERN "*.def")
install(FILES "${CMAKE_BINARY_DIR}/grammar/GrammarKinds.inc" DESTINATION include/scion/grammar)
get_property(SCION_ORACLES GLOBAL PROPERTY SCION_ORACLES)
get_property(SCION_ORACLE_LIBRARIES GLOBAL PROPERTY SCION_ORACLE_LIBRARIES)
foreach(name IN LISTS SCION_ORACLES)
  install(FILES harness/targets/mlir_${name}_fuzzer.cpp DESTINATION "${SCION_INSTALL_DATA}/targets")
endforeach()

# Rules and tables, for reading only: the programs embed them.
install(DIRECTORY harness/lowering harness/recondition harness/generate DESTINATION "${SCION_INSTALL_DATA}/tables"
  FILES_MATCHING PATTERN "*.rules" PATTERN "*.table")
install(DIRECTORY corpus/known corpus/seeds dictionaries DESTINATION "${SCION_INSTALL_DATA}")
install(DIRECTORY docs/ DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# Let the installed `scion` find an MLIR outside of the system's library path.
set_target_properties(scion PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
install(TARGETS scion RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(FILES "${CMAKE_BINARY_DIR}/bin/tried-passes.txt" DESTINATION "${CMAKE_INSTALL_BINDIR}"
  OPTIONAL)
if(NOT SCION_SANITIZERS)
  install(TARGETS scion-afl-mutator LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" OPTIONAL)
endif()

configure_package_config_file(cmake/ScionConfig.cmake.in "${CMAKE_BINARY_DIR}/ScionConfig.cmake"
  INSTALL_DESTINATION "${SCION_INSTALL_CMAKE}" PATH_VARS SCION_INSTALL_DATA)
write_basic_package_version_file("${CMAKE_BINARY_DIR}/ScionConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_BINARY_DIR}/ScionConfig.cmake" "${CMAKE_BINARY_DIR}/ScionConfigVersion.cmake"
    cmake/ScionFuzzTarget.cmake
  DESTINATION "${SCION_INSTALL_CMAKE}")
