#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
#t = #llvm.alias_scope<id = distinct[2]<>, domain = #d>
"a.b"() {x = #s, y = #t} : () -> ()
