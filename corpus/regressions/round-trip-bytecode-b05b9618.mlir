"t.c"() {v = dense_resource<empty> : tensor<0xi32>} : () -> ()
{-# dialect_resources: { builtin: { empty: "0x08000000" } } #-}
