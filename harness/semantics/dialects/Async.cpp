//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// async: tokens, values and groups, the ops that make them available, and the
// coroutines and runtime calls to which they are lowered. Reference counts are
// ignored.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Strands.h"
#include "harness/semantics/Tasks.h"

#include "mlir/Dialect/Async/IR/Async.h"

using namespace mlir;
using namespace scion::semantics;

/// The numbers of tokens and values; false if the run is over.
static bool numbersOf(ValueRange values, Evaluation &in,
                      SmallVectorImpl<uint64_t> &to) {
  for (Value value : values) {
    const Datum &datum = in.get(value);
    if (!Tasks::of(in).find(datum))
      return false;
    to.push_back(datum.element().asUnsigned());
  }
  return true;
}

static void makeAvailable(uint64_t object, Evaluation &in, Datum value = {}) {
  Tasks::Object *made = Tasks::of(in).find(Tasks::datumOf(object));
  made->isAvailable = true;
  made->value = std::move(value);
}

static Flow execute(async::ExecuteOp op, Evaluation &in) {
  SmallVector<uint64_t> dependencies, unwrapped, results;
  if (!numbersOf(op.getDependencies(), in, dependencies) ||
      !numbersOf(op.getBodyOperands(), in, unwrapped))
    return Flow::Stop;
  llvm::append_range(dependencies, unwrapped);
  Tasks &tasks = Tasks::of(in);
  for (Value result : op->getResults()) {
    results.push_back(tasks.makeObject());
    in.set(result, Tasks::datumOf(results.back()));
  }
  return tasks.start(dependencies, [op, &in, unwrapped, results]() mutable {
    SmallVector<Datum> arguments;
    for (uint64_t object : unwrapped)
      arguments.push_back(Tasks::of(in).find(Tasks::datumOf(object))->value);
    Handed handed;
    if (in.run(op.getBodyRegion(), arguments, handed) == Flow::Stop)
      return Flow::Stop;
    makeAvailable(results[0], in);
    for (auto [object, value] :
         llvm::zip_equal(ArrayRef(results).drop_front(), handed.values))
      makeAvailable(object, in, value);
    return Flow::Next;
  });
}

/// Starts the function. Its results are available when it returns.
static Flow callFunction(async::CallOp op, Evaluation &in) {
  Operation *function = in.lookup(op, op.getCalleeAttr());
  SmallVector<uint64_t> results;
  SmallVector<Datum> arguments;
  for (Value operand : op.getOperands())
    arguments.push_back(in.get(operand));
  Tasks &tasks = Tasks::of(in);
  for (Value result : op->getResults()) {
    results.push_back(tasks.makeObject());
    in.set(result, Tasks::datumOf(results.back()));
  }
  return tasks.start({}, [op, function, &in, results, arguments]() mutable {
    SmallVector<Datum> values;
    if (in.call(op, function, arguments, values) == Flow::Stop)
      return Flow::Stop;
    // The function returns no value for its token.
    size_t tokens = results.size() - values.size();
    for (auto [index, object] : llvm::enumerate(results))
      makeAvailable(object, in,
                    index < tokens ? Datum() : values[index - tokens]);
    return Flow::Next;
  });
}

static Flow await(Value operand, Value result, Evaluation &in) {
  SmallVector<uint64_t> object;
  if (!numbersOf(operand, in, object) ||
      Tasks::of(in).await(object[0]) == Flow::Stop)
    return Flow::Stop;
  if (result)
    in.set(result, Tasks::of(in).find(Tasks::datumOf(object[0]))->value);
  return Flow::Next;
}

static Flow createGroup(Operation *op, Evaluation &in) {
  std::optional<int64_t> size = in.integer(op->getOperand(0));
  if (!size)
    return Flow::Stop;
  if (*size < 0)
    return in.undefined("a group of a negative size");
  uint64_t object = Tasks::of(in).makeObject();
  Tasks::Object *group = Tasks::of(in).find(Tasks::datumOf(object));
  group->isGroup = true;
  group->size = uint64_t(*size);
  in.set(op->getResult(0), Tasks::datumOf(object));
  return Flow::Next;
}

static Flow addToGroup(Operation *op, Evaluation &in) {
  SmallVector<uint64_t> numbers;
  if (!numbersOf(op->getOperands(), in, numbers))
    return Flow::Stop;
  Tasks::Object *group = Tasks::of(in).find(Tasks::datumOf(numbers[1]));
  in.set(op->getResult(0), Datum::index(int64_t(group->members.size())));
  group->members.push_back(numbers[0]);
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Coroutines
//===----------------------------------------------------------------------===//

namespace {
/// The state behind a handle: the block and the scope in which the coroutine
/// continues.
struct Coroutine {
  std::shared_ptr<Evaluation::Strand> strand; // null: it is not suspended
  Block *next = nullptr;
};
} // namespace

/// The coroutine belongs to an object, which lives as long as the run.
static Coroutine *coroutineOf(const Datum &handle, Evaluation &in) {
  Tasks::Object *object = Tasks::of(in).find(handle);
  if (!object)
    return nullptr;
  if (!object->coroutine)
    object->coroutine = std::make_shared<Coroutine>();
  return static_cast<Coroutine *>(object->coroutine.get());
}

static Flow goOn(Coroutine &coroutine, Evaluation &in) {
  std::shared_ptr<Evaluation::Strand> strand =
      std::exchange(coroutine.strand, nullptr);
  in.swapStrand(strand, /*keepsDepth=*/true);
  Flow flow = in.runFrom(coroutine.next);
  in.swapStrand(strand, /*keepsDepth=*/true);
  return flow;
}

/// Resumes the coroutine once it is suspended, which may happen after this
/// call.
static Flow resumeAfter(ArrayRef<uint64_t> dependencies, Value handle,
                        Evaluation &in) {
  Coroutine *coroutine = coroutineOf(in.get(handle), in);
  if (!coroutine)
    return Flow::Stop;
  return Tasks::of(in).startWhen(
      dependencies, [coroutine] { return coroutine->strand != nullptr; },
      [coroutine, &in] { return goOn(*coroutine, in); });
}

static Flow suspend(async::CoroSuspendOp op, Evaluation &in) {
  Coroutine *coroutine = coroutineOf(in.get(op.getState()), in);
  if (!coroutine)
    return Flow::Stop;
  coroutine->strand = in.newStrand(/*depth=*/~0u);
  coroutine->strand->conflicts = nullptr;
  coroutine->strand->team = nullptr;
  coroutine->next = op.getResumeDest();
  return in.jump(op.getSuspendDest(), ValueRange());
}

namespace scion::semantics {
void registerAsync(Meanings &to) {
  to.add<async::ExecuteOp>(
      [](async::ExecuteOp op, Evaluation &in) { return execute(op, in); });
  to.add<async::CallOp>(
      [](async::CallOp op, Evaluation &in) { return callFunction(op, in); });
  to.add<async::AwaitOp>([](async::AwaitOp op, Evaluation &in) {
    return await(op.getOperand(), op.getResult(), in);
  });
  to.add<async::AwaitAllOp>([](async::AwaitAllOp op, Evaluation &in) {
    return await(op.getOperand(), {}, in);
  });
  to.add<async::RuntimeAwaitOp>([](async::RuntimeAwaitOp op, Evaluation &in) {
    return await(op.getOperand(), {}, in);
  });
  to.add(async::CreateGroupOp::getOperationName(), createGroup);
  to.add(async::RuntimeCreateGroupOp::getOperationName(), createGroup);
  to.add(async::AddToGroupOp::getOperationName(), addToGroup);
  to.add(async::RuntimeAddToGroupOp::getOperationName(), addToGroup);
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(async::YieldOp::getOperationName(), hand);
  to.add(async::ReturnOp::getOperationName(), hand);

  // Tokens, values and handles of coroutines are all objects.
  auto make = [](Operation *op, Evaluation &in) {
    in.set(op->getResult(0), Tasks::datumOf(Tasks::of(in).makeObject()));
    return Flow::Next;
  };
  to.add(async::RuntimeCreateOp::getOperationName(), make);
  to.add(async::CoroIdOp::getOperationName(), make);
  to.add(async::CoroBeginOp::getOperationName(), make);
  to.add<async::RuntimeSetAvailableOp>(
      [](async::RuntimeSetAvailableOp op, Evaluation &in) {
        Tasks::Object *object = Tasks::of(in).find(in.get(op.getOperand()));
        if (!object)
          return Flow::Stop;
        object->isAvailable = true;
        return Flow::Next;
      });
  to.add<async::RuntimeSetErrorOp>(
      [](async::RuntimeSetErrorOp op, Evaluation &in) {
        Tasks::Object *object = Tasks::of(in).find(in.get(op.getOperand()));
        if (!object)
          return Flow::Stop;
        object->isAvailable = object->isError = true;
        return Flow::Next;
      });
  to.add<async::RuntimeIsErrorOp>(
      [](async::RuntimeIsErrorOp op, Evaluation &in) {
        SmallVector<uint64_t> number;
        if (!numbersOf(op.getOperand(), in, number))
          return Flow::Stop;
        Tasks &tasks = Tasks::of(in);
        Tasks::Object *object = tasks.find(Tasks::datumOf(number[0]));
        bool isError = object->isError;
        for (uint64_t member : object->members)
          isError |= tasks.find(Tasks::datumOf(member))->isError;
        in.set(op.getIsError(), Element::boolean(isError));
        return Flow::Next;
      });
  to.add<async::RuntimeStoreOp>([](async::RuntimeStoreOp op, Evaluation &in) {
    Tasks::Object *object = Tasks::of(in).find(in.get(op.getStorage()));
    if (!object)
      return Flow::Stop;
    object->value = in.get(op.getValue());
    return Flow::Next;
  });
  to.add<async::RuntimeLoadOp>([](async::RuntimeLoadOp op, Evaluation &in) {
    Tasks::Object *object = Tasks::of(in).find(in.get(op.getStorage()));
    if (!object)
      return Flow::Stop;
    if (!object->isAvailable)
      return in.undefined("a value is loaded that is not available");
    in.set(op.getResult(), object->value);
    return Flow::Next;
  });
  to.add<async::RuntimeNumWorkerThreadsOp>(
      [](async::RuntimeNumWorkerThreadsOp op, Evaluation &in) {
        in.set(op.getResult(), Datum::index(4 >> in.draw(3)));
        return Flow::Next;
      });
  to.add<async::CoroSaveOp>([](async::CoroSaveOp op, Evaluation &in) {
    in.set(op.getState(), in.get(op.getHandle()));
    return Flow::Next;
  });
  to.add<async::CoroSuspendOp>(
      [](async::CoroSuspendOp op, Evaluation &in) { return suspend(op, in); });
  to.add<async::RuntimeResumeOp>([](async::RuntimeResumeOp op, Evaluation &in) {
    return resumeAfter({}, op.getHandle(), in);
  });
  to.add<async::RuntimeAwaitAndResumeOp>(
      [](async::RuntimeAwaitAndResumeOp op, Evaluation &in) {
        SmallVector<uint64_t> object;
        return numbersOf(op.getOperand(), in, object)
                   ? resumeAfter(object, op.getHandle(), in)
                   : Flow::Stop;
      });
  auto nothing = [](Operation *, Evaluation &) { return Flow::Next; };
  to.add(async::CoroEndOp::getOperationName(), nothing);
  to.add(async::CoroFreeOp::getOperationName(), nothing);
  to.add(async::RuntimeAddRefOp::getOperationName(), nothing);
  to.add(async::RuntimeDropRefOp::getOperationName(), nothing);
}
} // namespace scion::semantics
