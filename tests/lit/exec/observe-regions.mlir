// Values inside of loops are seen without a call in the loop: carried out by
// it, or stored to a buffer of which each turn has a place of its own. Which,
// if any, is drawn; over some seeds each way occurs.
//
// RUN: for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do %scion observe --seed $seed %s; done > %t.all
// RUN: FileCheck --check-prefix CARRIED --input-file %t.all %s
// RUN: FileCheck --check-prefix BUFFERED --input-file %t.all %s
//
// CARRIED: %{{.*}} = affine.for %{{.*}} = 3 to 17 step 2 iter_args(%{{.*}} = %{{.*}}) -> (i32)
// CARRIED: affine.yield %{{.*}} : i32
//
// BUFFERED: memref.global "private" @scion_results_{{[0-9]}} : memref<7xi32> = dense<0>
// BUFFERED: affine.store %{{.*}}, %{{.*}}[(%{{.*}} - 3) floordiv 2] : memref<7xi32>
//
// Bits below a byte are widened in memory:
// BUFFERED: memref.global "private" @scion_results_{{[0-9]}} : memref<7xi8> = dense<0>
// BUFFERED: arith.extsi %{{.*}} : i1 to i8

func.func @main() {
  %data = memref.get_global @data : memref<17xi32>
  affine.for %i = 3 to 17 step 2 {
    %x = affine.load %data[%i] : memref<17xi32>
    %y = arith.muli %x, %x : i32
    %c = arith.cmpi slt, %x, %y : i32
    %z = arith.select %c, %x, %y : i32
    affine.store %z, %data[%i] : memref<17xi32>
  }
  return
}
memref.global "private" @data : memref<17xi32> = dense<-2147483648>
