// The unsigned minimum with -1 is any number: index.maxs of index.minu.
func.func @hide(%x: index) -> index attributes {no_inline} {
  return %x : index
}
func.func @main() {
  %x = index.constant -7
  %bound = index.constant -1
  %zero = index.constant 0
  %value = func.call @hide(%x) : (index) -> index
  %small = index.minu %value, %bound
  %hidden = func.call @hide(%small) : (index) -> index
  %a = index.maxs %small, %zero
  %b = index.maxs %hidden, %zero
  return
}
