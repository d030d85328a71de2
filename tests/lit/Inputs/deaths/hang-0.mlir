// Read at once by the dialect of PlantedDeaths.so.
module attributes {planted.number = #planted.hang<0>} {
  func.func @main() {
    %c = arith.constant 42 : i32
    vector.print %c : i32
    return
  }
}
