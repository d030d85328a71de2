// Resource sections: blobs with alignments, an elided one that
// is referred to twice, external resources of every kind, quoted keys.
"builtin.module"() ({
  %0 = "t.c"() {value = dense_resource<two_words> : tensor<2xi32>} : () -> tensor<2xi32>
  %1 = "t.c"() {value = dense_resource<"a key"> : tensor<3xi8>} : () -> tensor<3xi8>
  %3 = "t.c"() {value = dense_resource<two_words> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
  %4 = "t.c"() {value = dense_resource<absent> : tensor<7xi1>} : () -> tensor<7xi1>
}) : () -> ()
{-#
  dialect_resources: {
    builtin: {
      two_words: "0x04000000FFFFFFFF00000080",
      "a key": "0x01000000807F00"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      text: "with \"quotes\" and \\",
      blob: "0x1000000001020304"
    },
    other: {
      flag: false
    }
  }
#-}
