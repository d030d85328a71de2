// The specification of TOSA gives 8, 8, 12, 16 (M34 in docs/BugsFound.md).
memref.global "private" @x : memref<1x1x2x1xi8> = dense<[[[[4], [8]]]]>
func.func @main() {
  %m = memref.get_global @x : memref<1x1x2x1xi8>
  %x = bufferization.to_tensor %m restrict : memref<1x1x2x1xi8> to tensor<1x1x2x1xi8>
  %s = tosa.const_shape {values = dense<[1, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x4x1xi32>
  %z = arith.constant 0 : index
  %p = arith.constant 0 : i32
  %v = vector.transfer_read %0[%z, %z, %z, %z], %p : tensor<1x1x4x1xi32>, vector<1x1x4x1xi32>
  vector.print %v : vector<1x1x4x1xi32>
  return
}
