// RUN: %scion interp %s | FileCheck %s
// Functions, variables, composites and structured control flow of SPIR-V.
func.func private @printI64(i64)

spirv.GlobalVariable @total : !spirv.ptr<i32, Private>
spirv.GlobalVariable @buffer bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, StorageBuffer>
// The same buffer under another name and type.
spirv.GlobalVariable @pairs bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.array<2 x vector<2xi32>, stride=8> [0])>, StorageBuffer>
spirv.SpecConstant @step spec_id(3) = 3 : i32
spirv.SpecConstantComposite @steps (@step, @step) : vector<2xi32>

spirv.func @print(%x: i32) -> i64 "None" {
  %w = spirv.SConvert %x : i32 to i64
  spirv.ReturnValue %w : i64
}

// 0 + 3 + 6 + 9, and a loop that returns a value.
spirv.func @sum(%n: i32) -> i32 "None" {
  %zero = spirv.Constant 0 : i32
  %step = spirv.mlir.referenceof @step : i32
  %var = spirv.Variable init(%zero) : !spirv.ptr<i32, Function>
  %last = spirv.mlir.loop -> i32 {
    spirv.Branch ^header(%zero : i32)
  ^header(%i: i32):
    %more = spirv.SLessThan %i, %n : i32
    spirv.BranchConditional %more, ^body, ^merge(%i : i32)
  ^body:
    %s = spirv.Load "Function" %var : i32
    %t = spirv.IAdd %s, %i : i32
    spirv.Store "Function" %var, %t : i32
    spirv.Branch ^continue
  ^continue:
    %next = spirv.IAdd %i, %step : i32
    spirv.Branch ^header(%next : i32)
  ^merge(%end: i32):
    spirv.mlir.merge %end : i32
  }
  %s = spirv.Load "Function" %var : i32
  %hundred = spirv.Constant 100 : i32
  %scaled = spirv.IMul %s, %hundred : i32
  %r = spirv.IAdd %scaled, %last : i32
  spirv.ReturnValue %r : i32
}

spirv.func @store() -> () "None" {
  %p = spirv.mlir.addressof @total : !spirv.ptr<i32, Private>
  %c = spirv.Constant 7 : i32
  spirv.Store "Private" %p, %c : i32
  spirv.Return
}
spirv.EntryPoint "GLCompute" @store
spirv.ExecutionMode @store "LocalSize", 1, 1, 1

func.func @main() {
  %c10 = spirv.Constant 10 : i32
  %sum = spirv.FunctionCall @sum(%c10) : (i32) -> i32
  %w0 = spirv.FunctionCall @print(%sum) : (i32) -> i64
  // CHECK: i64 1812
  func.call @printI64(%w0) : (i64) -> ()

  spirv.FunctionCall @store() : () -> ()
  %p = spirv.mlir.addressof @total : !spirv.ptr<i32, Private>
  %old = spirv.AtomicIAdd <Device> <None> %p, %c10 : !spirv.ptr<i32, Private>
  %new = spirv.Load "Private" %p : i32
  %w1 = spirv.FunctionCall @print(%old) : (i32) -> i64
  %w2 = spirv.FunctionCall @print(%new) : (i32) -> i64
  // CHECK-NEXT: i64 7
  func.call @printI64(%w1) : (i64) -> ()
  // CHECK-NEXT: i64 17
  func.call @printI64(%w2) : (i64) -> ()

  // What the host provides is zero; both names are one buffer.
  %zero = spirv.Constant 0 : i32
  %one = spirv.Constant 1 : i32
  %two = spirv.Constant 2 : i32
  %b = spirv.mlir.addressof @buffer : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, StorageBuffer>
  %b2 = spirv.AccessChain %b[%zero, %two] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x i32, stride=4> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<i32, StorageBuffer>
  spirv.Store "StorageBuffer" %b2, %c10 : i32
  %q = spirv.mlir.addressof @pairs : !spirv.ptr<!spirv.struct<(!spirv.array<2 x vector<2xi32>, stride=8> [0])>, StorageBuffer>
  %q1 = spirv.AccessChain %q[%zero, %one] : !spirv.ptr<!spirv.struct<(!spirv.array<2 x vector<2xi32>, stride=8> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<vector<2xi32>, StorageBuffer>
  %pair = spirv.Load "StorageBuffer" %q1 : vector<2xi32>
  %e0 = spirv.CompositeExtract %pair[0 : i32] : vector<2xi32>
  %e1 = spirv.CompositeExtract %pair[1 : i32] : vector<2xi32>
  %w3 = spirv.FunctionCall @print(%e0) : (i32) -> i64
  %w4 = spirv.FunctionCall @print(%e1) : (i32) -> i64
  // CHECK-NEXT: i64 10
  func.call @printI64(%w3) : (i64) -> ()
  // CHECK-NEXT: i64 0
  func.call @printI64(%w4) : (i64) -> ()

  // The remainder has the sign of the first operand, the modulus that of the
  // second one.
  %m7 = spirv.Constant -7 : i32
  %c3 = spirv.Constant 3 : i32
  %rem = spirv.SRem %m7, %c3 : i32
  %mod = spirv.SMod %m7, %c3 : i32
  %w5 = spirv.FunctionCall @print(%rem) : (i32) -> i64
  %w6 = spirv.FunctionCall @print(%mod) : (i32) -> i64
  // CHECK-NEXT: i64 -1
  func.call @printI64(%w5) : (i64) -> ()
  // CHECK-NEXT: i64 2
  func.call @printI64(%w6) : (i64) -> ()

  // Carry and bit fields.
  %m1 = spirv.Constant -1 : i32
  %carry = spirv.IAddCarry %m1, %two : !spirv.struct<(i32, i32)>
  %high = spirv.CompositeExtract %carry[1 : i32] : !spirv.struct<(i32, i32)>
  %field = spirv.BitFieldInsert %zero, %m1, %c3, %two : i32, i32, i32
  %signed = spirv.BitFieldSExtract %field, %c3, %two : i32, i32, i32
  %top = spirv.GL.FindSMsb %m7 : i32
  %w7 = spirv.FunctionCall @print(%high) : (i32) -> i64
  %w8 = spirv.FunctionCall @print(%field) : (i32) -> i64
  %w9 = spirv.FunctionCall @print(%signed) : (i32) -> i64
  %wa = spirv.FunctionCall @print(%top) : (i32) -> i64
  // CHECK-NEXT: i64 1
  func.call @printI64(%w7) : (i64) -> ()
  // CHECK-NEXT: i64 24
  func.call @printI64(%w8) : (i64) -> ()
  // CHECK-NEXT: i64 -1
  func.call @printI64(%w9) : (i64) -> ()
  // CHECK-NEXT: i64 2
  func.call @printI64(%wa) : (i64) -> ()

  // A vector as one number, lowest component first.
  %v = spirv.Constant dense<[1, 2]> : vector<2xi32>
  %both = spirv.Bitcast %v : vector<2xi32> to i64
  // CHECK-NEXT: i64 8589934593
  func.call @printI64(%both) : (i64) -> ()
  %steps = spirv.mlir.referenceof @steps : vector<2xi32>
  %shuffled = spirv.VectorShuffle [3 : i32, 0 : i32, 2 : i32] %v, %steps : vector<2xi32>, vector<2xi32> -> vector<3xi32>
  %at = spirv.VectorExtractDynamic %shuffled[%one] : vector<3xi32>, i32
  // -1 * 3 + 2 * 3 + 2 * 3 + 0 * 3
  %bytes = spirv.Constant dense<[-1, 2, 2, 0]> : vector<4xi8>
  %threes = spirv.Constant dense<3> : vector<4xi8>
  %dot = spirv.SDot %bytes, %threes : vector<4xi8> -> i32
  %wb = spirv.FunctionCall @print(%at) : (i32) -> i64
  %wc = spirv.FunctionCall @print(%dot) : (i32) -> i64
  // CHECK-NEXT: i64 1
  func.call @printI64(%wb) : (i64) -> ()
  // CHECK-NEXT: i64 9
  func.call @printI64(%wc) : (i64) -> ()

  // A switch.
  %chosen = spirv.mlir.selection -> i32 {
    spirv.Switch %m7 : i32, [
      default: ^merge(%zero : i32),
      3: ^merge(%one : i32),
      -7: ^merge(%c10 : i32)
    ]
  ^merge(%x: i32):
    spirv.mlir.merge %x : i32
  }
  %wd = spirv.FunctionCall @print(%chosen) : (i32) -> i64
  // CHECK-NEXT: i64 10
  func.call @printI64(%wd) : (i64) -> ()
  return
}
// CHECK-NEXT: finished
