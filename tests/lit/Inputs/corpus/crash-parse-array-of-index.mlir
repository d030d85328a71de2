"t.a"() {x = array<index: 1>} : () -> ()
