module attributes {garden.season = "spring"} {
  memref.global "private" @cell : memref<f32> = dense<1.0>
  func.func @last() -> f32 {
    %cell = memref.get_global @cell : memref<f32>
    %value = memref.load %cell[] : memref<f32>
    return %value : f32
  }
}
