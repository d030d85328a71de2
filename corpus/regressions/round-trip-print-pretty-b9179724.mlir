wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.local_get %a : ref to i32
  wasmssa.if %c : {
    %x = wasmssa.const 7 : i32
    wasmssa.block_return %x : i32
  } else {
    %y = wasmssa.const 9 : i32
    wasmssa.block_return %y : i32
  } >^bb1
^bb1(%r: i32):
  wasmssa.return %r : i32
}
