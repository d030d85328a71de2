// expect: 2 1
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "printI64", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x5xi8>
    %2 = "tensor.empty"() : () -> tensor<6x7xf32>
    %3 = "shape.shape_of"(%2) : (tensor<6x7xf32>) -> tensor<2xindex>
    %4 = "shape.from_extent_tensor"(%3) : (tensor<2xindex>) -> !shape.shape
    %5 = "shape.const_shape"() <{shape = dense<[4, 5]> : tensor<2xindex>}> : () -> !shape.shape
    %6 = "shape.concat"(%5, %4) : (!shape.shape, !shape.shape) -> !shape.shape
    %7:2 = "shape.split_at"(%6, %0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %8 = "shape.num_elements"(%7#0) : (!shape.shape) -> !shape.size
    %9 = "shape.num_elements"(%7#1) : (!shape.shape) -> !shape.size
    %10 = "shape.div"(%9, %8) : (!shape.size, !shape.size) -> !shape.size
    %11 = "shape.size_to_index"(%10) : (!shape.size) -> index
    %12 = "arith.index_cast"(%11) : (index) -> i64
    "func.call"(%12) <{callee = @printI64}> : (i64) -> ()
    %13 = "shape.shape_eq"(%6, %6) : (!shape.shape, !shape.shape) -> i1
    %14 = "arith.extui"(%13) : (i1) -> i64
    "func.call"(%14) <{callee = @printI64}> : (i64) -> ()
    "memref.dealloc"(%1) : (memref<4x5xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

