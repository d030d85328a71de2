// Productions, tokens and quantifiers as `scion parse --tree` shows them.
// RUN: scion parse --tree %s | FileCheck %s
// CHECK: Program
// CHECK-NEXT: Operation* = ( ) :
// CHECK-NEXT:   ResultList?
// CHECK-NEXT:     Result %0
// CHECK-NEXT:   OperationName "a.b"
// CHECK-NEXT:   OperandList?
// CHECK-NEXT:     Operand %x
// CHECK-NEXT:     Operand* %y #1
// CHECK-NEXT:   Properties? < >
// CHECK-NEXT:     Attribute
// CHECK-NEXT:       AttributeDictionary { }
// CHECK-NEXT:         AttributeEntry? =
// CHECK-NEXT:           AttributeName value
// CHECK-NEXT:           Attribute? :
// CHECK-NEXT:             Number - 3
// CHECK-NEXT:             Type? i8
// CHECK-NEXT:   FunctionType ->
// CHECK-NEXT:     InputTypes ( , )
// CHECK-NEXT:       Type? i32
// CHECK-NEXT:       Type*
// CHECK-NEXT:         ShapedType tensor< >
// CHECK-NEXT:           Dimension* 4x
// CHECK-NEXT:           Dimension* ?x
// CHECK-NEXT:           Type f32
// CHECK-NEXT:     ResultTypes
// CHECK-NEXT:       Type i1
%0 = "a.b"(%x, %y#1) <{value = -3 : i8}> : (i32, tensor<4x?xf32>) -> i1
