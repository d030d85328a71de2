//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// External functions that programs may call, from any dialect: those of MLIR's
// runner libraries and of C that harness/exec provides. A memref is passed as
// one argument or, when lowered, as its rank and the address of its descriptor.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Evaluation.h"
#include "harness/semantics/Floats.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace scion;
using namespace scion::semantics;

using Arguments = ArrayRef<Datum>;
using Results = SmallVectorImpl<Datum>;

/// The bits of a number that is shown; none if the run is over.
static std::optional<uint64_t> shown(const Datum &datum, Evaluation &in) {
  if (datum.isElement() && datum.element().isDefined())
    return datum.element().asUnsigned();
  (void)in.undefined(whyNotShown(datum.state()));
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Numbers and text
//===----------------------------------------------------------------------===//

template <unsigned width, bool isSigned>
static Flow printInteger(Operation *, Arguments arguments, Evaluation &in,
                         Results &) {
  std::optional<uint64_t> bits = shown(arguments[0], in);
  Trace *trace = bits ? in.trace() : nullptr;
  if (!trace)
    return Flow::Stop;
  trace->addInteger(width, *bits, isSigned);
  return Flow::Next;
}

template <unsigned width, bool isBFloat>
static Flow printFloat(Operation *, Arguments arguments, Evaluation &in,
                       Results &) {
  std::optional<uint64_t> bits = shown(arguments[0], in);
  Trace *trace = bits ? in.trace() : nullptr;
  if (!trace)
    return Flow::Stop;
  trace->addFloat(width, *bits, isBFloat);
  return Flow::Next;
}

static Flow print(StringRef text, Evaluation &in) {
  Trace *trace = in.trace();
  if (!trace)
    return Flow::Stop;
  trace->addText(text);
  return Flow::Next;
}

/// Limits the length of a string like an execution does.
static bool readString(const Datum &pointer, Evaluation &in,
                       std::string &text) {
  constexpr size_t longest = 4096;
  std::optional<uint64_t> address = shown(pointer, in);
  if (!address)
    return false;
  for (Element byte = Element::undef(8); text.size() < longest;
       text += char(byte.asUnsigned())) {
    if (const char *problem = in.memory.read(*address + text.size(), 1, byte))
      return (void)in.undefined(problem), false;
    if (!byte.isDefined())
      return (void)in.undefined("what is shown was never written"), false;
    if (byte.bits().isZero())
      break;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Memrefs
//===----------------------------------------------------------------------===//

/// Reads a memref argument: a value, or the address of a descriptor of this
/// rank. If `rank` is -1, the last two arguments are the rank and the address.
static std::optional<View> memrefOf(Arguments arguments, int64_t rank,
                                    Evaluation &in) {
  if (arguments.back().isView())
    return arguments.back().view();
  if (arguments.back().isList()) // rank and address, as a value
    arguments = arguments.back().items();
  std::optional<uint64_t> address = shown(arguments.back(), in);
  if (!address)
    return std::nullopt;
  auto word = [&](uint64_t at) -> std::optional<uint64_t> {
    Element element = Element::undef(64);
    if (const char *problem = in.memory.read(at, 8, element)) {
      (void)in.undefined(problem);
      return std::nullopt;
    }
    return shown(element, in);
  };
  if (rank < 0 && arguments.size() > 1) {
    std::optional<uint64_t> given = shown(arguments[0], in);
    if (!given)
      return std::nullopt;
    rank = int64_t(*given);
  } else if (rank < 0) { // the address of {rank, address}
    std::optional<uint64_t> first = word(*address);
    address = first ? word(*address + 8) : std::nullopt;
    if (!address)
      return std::nullopt;
    rank = int64_t(*first);
  }
  State state;
  std::optional<View> view = in.readDescriptor(uint64_t(rank), *address, state);
  if (!view && !in.isOver())
    (void)in.undefined(whyNotShown(state));
  return view;
}

enum class Shown { Integer, Float, BFloat, Shape };

template <Shown kind, unsigned width>
static bool addNumber(const Datum &number, Evaluation &in) {
  std::optional<uint64_t> bits = shown(number, in);
  Trace *trace = bits && in.charge(1) ? in.trace() : nullptr;
  if (!trace)
    return false;
  if (kind == Shown::Integer)
    trace->addInteger(width, *bits);
  else
    trace->addFloat(width, *bits, kind == Shown::BFloat);
  return true;
}

/// A tensor that is not in memory yet.
template <Shown kind, unsigned width>
static Flow printTensor(const Elements &tensor, Evaluation &in) {
  Trace *trace = in.trace();
  if (!trace)
    return Flow::Stop;
  trace->addShape({tensor.shape.data(), tensor.shape.size()});
  if (kind == Shown::Shape)
    return Flow::Next;
  return llvm::all_of(tensor.list,
                      [&](const Element &element) {
                        return addNumber<kind, width>(element, in);
                      })
             ? Flow::Next
             : Flow::Stop;
}

template <Shown kind, unsigned width, unsigned parts, int64_t rank>
static Flow printMemref(Operation *, Arguments arguments, Evaluation &in,
                        Results &) {
  if (arguments.back().isElements())
    return printTensor<kind, width>(arguments.back().elements(), in);
  std::optional<View> view = memrefOf(arguments, rank, in);
  Trace *trace = view ? in.trace() : nullptr;
  if (!trace)
    return Flow::Stop;
  trace->addShape({view->sizes.data(), view->sizes.size()});
  if (kind == Shown::Shape)
    return Flow::Next;
  bool isFine = forEachPosition(view->sizes, [&](ArrayRef<int64_t> position) {
    uint64_t address =
        view->aligned + uint64_t(view->at(position)) * (width / 8) * parts;
    for (unsigned part = 0; part < parts; ++part) {
      Element element = Element::undef(width);
      if (const char *problem =
              in.memory.read(address + part * (width / 8), width / 8, element))
        return (void)in.undefined(problem), false;
      if (!addNumber<kind, width>(element, in))
        return false;
    }
    return true;
  });
  return isFine ? Flow::Next : Flow::Stop;
}

template <Shown kind, unsigned width, unsigned parts = 1>
static void addMemref(Meanings &to, StringRef type) {
  to.addRuntime(("printMemref" + type).str(),
                printMemref<kind, width, parts, -1>, 1);
  to.addRuntime(("_mlir_ciface_printMemref" + type).str(),
                printMemref<kind, width, parts, -1>, 1);
  to.addRuntime(("_mlir_ciface_printMemrefShape" + type).str(),
                printMemref<Shown::Shape, width, parts, -1>, 1);
  to.addRuntime(("printMemrefShape" + type).str(),
                printMemref<Shown::Shape, width, parts, -1>, 1);
  to.addRuntime(("_mlir_ciface_printMemref1d" + type).str(),
                printMemref<kind, width, parts, 1>, 1);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static Flow allocate(uint64_t size, Evaluation &in, Results &results) {
  std::optional<uint64_t> address = in.allocate(size, Lifetime::Heap);
  if (!address)
    return Flow::Stop;
  results.push_back(Element::word(int64_t(*address)));
  return Flow::Next;
}

template <unsigned sizeArgument>
static Flow allocateSized(Operation *, Arguments arguments, Evaluation &in,
                          Results &results) {
  std::optional<uint64_t> size = shown(arguments[sizeArgument], in);
  return size ? allocate(*size, in, results) : Flow::Stop;
}

static Flow release(Operation *, Arguments arguments, Evaluation &in,
                    Results &) {
  std::optional<uint64_t> address = shown(arguments[0], in);
  if (!address)
    return Flow::Stop;
  const char *problem = in.memory.release(*address);
  return problem ? in.undefined(problem) : Flow::Next;
}

static Flow copyBytes(Operation *call, Arguments arguments, Evaluation &in,
                      Results &results) {
  std::optional<uint64_t> to = shown(arguments[0], in),
                          from = shown(arguments[1], in),
                          size = shown(arguments[2], in);
  if (!to || !from || !size || !in.charge(*size / 64))
    return Flow::Stop;
  if (const char *problem = in.memory.copy(*to, *from, *size))
    return in.undefined(problem);
  if (call->getNumResults())
    results.push_back(arguments[0]);
  return Flow::Next;
}

/// The lowering of memref.copy: element size, two addresses of {rank, address}.
static Flow copyMemref(Operation *, Arguments arguments, Evaluation &in,
                       Results &) {
  std::optional<uint64_t> size = shown(arguments[0], in);
  if (!size)
    return Flow::Stop;
  std::optional<View> from = memrefOf(arguments[1], -1, in);
  std::optional<View> to = from ? memrefOf(arguments[2], -1, in) : from;
  if (!to)
    return Flow::Stop;
  bool isFine = forEachPosition(from->sizes, [&](ArrayRef<int64_t> position) {
    const char *problem = in.memory.copy(
        to->aligned + uint64_t(to->at(position)) * *size,
        from->aligned + uint64_t(from->at(position)) * *size, *size);
    if (problem)
      (void)in.undefined(problem);
    return !problem && in.charge(1);
  });
  return isFine ? Flow::Next : Flow::Stop;
}

//===----------------------------------------------------------------------===//
// The C library's mathematics
//===----------------------------------------------------------------------===//

/// A function of the C library, or of a GPU's library that computes the same:
/// "cbrt", "cbrtf", "__nv_cbrtf", "__ocml_cbrt_f16". A device may round them
/// differently; programs are only interpreted here, before a pass and after it.
static std::pair<const FloatFunction *, Type> mathOf(StringRef name,
                                                     Builder builder) {
  if (name.consume_front("__ocml_")) {
    Type type = name.consume_back("_f16")   ? builder.getF16Type()
                : name.consume_back("_f32") ? Type(builder.getF32Type())
                                            : Type(builder.getF64Type());
    name.consume_back("_f64");
    return {findFloatFunction(name), type};
  }
  name.consume_front("__nv_");
  if (const FloatFunction *function = findFloatFunction(name))
    return {function, builder.getF64Type()};
  return {findFloatFunction(name.drop_back()), builder.getF32Type()};
}

static Flow callMath(Operation *call, Arguments arguments, Evaluation &in,
                     Results &results) {
  auto callee = call->getAttrOfType<FlatSymbolRefAttr>("callee");
  if (!callee)
    return in.unsupported("a call through a pointer");
  StringRef name = callee.getValue();
  auto [function, type] = mathOf(name, Builder(call->getContext()));
  if (call->getNumOperands() != function->arity ||
      !llvm::all_of(call->getOperandTypes(),
                    [type = type](Type given) { return given == type; }))
    return in.unsupported("other parameters than " + name + " has");
  SmallVector<Element, 2> numbers;
  State state = State::Defined;
  for (const Datum &argument : arguments) {
    numbers.push_back(argument.element());
    state = worse(state, argument.state());
  }
  results.push_back(state == State::Defined
                        ? *apply(*function, numbers, type)
                        : Element::bad(widthOf(type), state));
  return Flow::Next;
}

namespace scion::semantics {
void registerRuntime(Meanings &to) {
  to.addRuntime("printI64", printInteger<64, true>, 1);
  to.addRuntime("printU64", printInteger<64, false>, 1);
  to.addRuntime("printF32", printFloat<32, false>, 1);
  to.addRuntime("printF64", printFloat<64, false>, 1);
  to.addRuntime("printF16", printFloat<16, false>, 1);
  to.addRuntime("printBF16", printFloat<16, true>, 1);
#define TEXT(NAME, TEXT)                                                       \
  to.addRuntime(                                                               \
      NAME,                                                                    \
      [](Operation *, Arguments, Evaluation &in, Results &) {                  \
        return print(TEXT, in);                                                \
      },                                                                       \
      0)
  TEXT("printOpen", "( ");
  TEXT("printClose", " )");
  TEXT("printComma", ", ");
  TEXT("printNewline", "\n");
#undef TEXT
  to.addRuntime(
      "printString",
      [](Operation *, Arguments arguments, Evaluation &in, Results &) {
        std::string text;
        return readString(arguments[0], in, text) ? print(text, in)
                                                  : Flow::Stop;
      },
      1);
  to.addRuntime(
      "puts",
      [](Operation *, Arguments arguments, Evaluation &in, Results &) {
        std::string text;
        if (!readString(arguments[0], in, text) ||
            print(text, in) == Flow::Stop)
          return Flow::Stop;
        return print("\n", in);
      },
      1);
  to.addRuntime(
      "abort",
      [](Operation *, Arguments, Evaluation &in, Results &) {
        return in.trap(TrapKind::Abort, "abort()");
      },
      0);

  addMemref<Shown::Integer, 8>(to, "I8");
  addMemref<Shown::Integer, 16>(to, "I16");
  addMemref<Shown::Integer, 32>(to, "I32");
  addMemref<Shown::Integer, 64>(to, "I64");
  addMemref<Shown::Integer, 64>(to, "Ind");
  addMemref<Shown::Float, 16>(to, "F16");
  addMemref<Shown::BFloat, 16>(to, "BF16");
  addMemref<Shown::Float, 32>(to, "F32");
  addMemref<Shown::Float, 64>(to, "F64");
  addMemref<Shown::Float, 32, 2>(to, "C32");
  addMemref<Shown::Float, 64, 2>(to, "C64");

  for (const char *name : {"malloc", "_mlir_memref_to_llvm_alloc", "mlirAlloc"})
    to.addRuntime(name, allocateSized<0>, 1);
  for (const char *name : {"aligned_alloc", "mlirAlignedAlloc",
                           "_mlir_memref_to_llvm_aligned_alloc"})
    to.addRuntime(name, allocateSized<1>, 2);
  for (const char *name :
       {"free", "_mlir_memref_to_llvm_free", "mlirFree", "mlirAlignedFree"})
    to.addRuntime(name, release, 1);
  for (const FloatFunction &function : floatFunctions()) {
    std::string name = function.name;
    for (const std::string &call :
         {name, name + "f", "__nv_" + name, "__nv_" + name + "f",
          "__ocml_" + name + "_f16", "__ocml_" + name + "_f32",
          "__ocml_" + name + "_f64"})
      to.addRuntime(call, callMath, 1);
  }
  for (const char *name : {"memcpy", "memmove"})
    to.addRuntime(name, copyBytes, 3);
  to.addRuntime("memrefCopy", copyMemref, 3);
}
} // namespace scion::semantics
