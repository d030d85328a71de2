func.func @main(%c: i1, %n: index) {
  cf.br ^h(%n : index)
^h(%i: index):
  llvm.cond_br %c, ^a, ^b
^a:
  cf.br ^h(%i : index)
^b:
  return
}
