// kind: miscompile
// culprit: convert-index-to-llvm
// expect: -9223372036854775807
// bad: PLAIN
memref.global "private" @g : memref<2xindex> = dense<[9223372036854775807, -1]>
func.func @main() {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %g = memref.get_global @g : memref<2xindex>
  %a = memref.load %g[%c0] : memref<2xindex>
  %b = memref.load %g[%c1] : memref<2xindex>
  %q = index.ceildivs %a, %b
  vector.print %q : index
  return
}
