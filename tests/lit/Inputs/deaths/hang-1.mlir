// Never read to its end by the dialect of PlantedDeaths.so.
module attributes {planted.number = #planted.hang<1>} {
  func.func @main() {
    %c = arith.constant 42 : i32
    vector.print %c : i32
    return
  }
}
