//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// gpu: the ids of a thread in a kernel, and the values that threads exchange.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/dialects/GpuThreads.h"
#include "harness/semantics/Combine.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Ids
//===----------------------------------------------------------------------===//

/// Sets an id, which must be below the bound, or a size, which must not exceed
/// it.
template <typename Op>
static Flow setNumber(Op op, int64_t number, bool isSize, Evaluation &in) {
  std::optional<APInt> bound = op.getUpperBound();
  if (bound && (isSize ? number > bound->getSExtValue()
                       : number >= bound->getSExtValue()))
    return in.undefined("beyond the upper bound that is promised");
  in.set(op.getResult(), Datum::index(number));
  return Flow::Next;
}

template <typename Op>
static void addId(Meanings &to) {
  to.add<Op>([](Op op, Evaluation &in) {
    Team *team = blockOf(in);
    if (!team)
      return Flow::Stop;
    auto d = size_t(op.getDimension());
    int64_t thread = Team::placeOf(team->member, team->blockSize)[d];
    constexpr bool isSize = std::is_same_v<Op, gpu::BlockDimOp> ||
                            std::is_same_v<Op, gpu::GridDimOp>;
    int64_t number = std::is_same_v<Op, gpu::ThreadIdOp>   ? thread
                     : std::is_same_v<Op, gpu::BlockDimOp> ? team->blockSize[d]
                     : std::is_same_v<Op, gpu::GridDimOp>  ? team->gridSize[d]
                     : std::is_same_v<Op, gpu::BlockIdOp>
                         ? team->block[d]
                         : team->block[d] * team->blockSize[d] + thread;
    return setNumber(op, number, isSize, in);
  });
}

template <typename Op>
static void addSubgroupNumber(Meanings &to) {
  to.add<Op>([](Op op, Evaluation &in) {
    Team *team = blockOf(in);
    if (!team)
      return Flow::Stop;
    int64_t width = team->subgroupSize, thread = team->member;
    constexpr bool isSize = std::is_same_v<Op, gpu::NumSubgroupsOp> ||
                            std::is_same_v<Op, gpu::SubgroupSizeOp>;
    int64_t number =
        std::is_same_v<Op, gpu::LaneIdOp>       ? thread % width
        : std::is_same_v<Op, gpu::SubgroupIdOp> ? thread / width
        : std::is_same_v<Op, gpu::SubgroupSizeOp>
            ? width
            : int64_t(llvm::divideCeil(team->size, unsigned(width)));
    return setNumber(op, number, isSize, in);
  });
}

//===----------------------------------------------------------------------===//
// Values of other threads
//===----------------------------------------------------------------------===//

/// Combines the values of these members. The order of float sums is open.
static Datum combineAll(gpu::AllReduceOperation how, Type type,
                        const Team &team, ArrayRef<unsigned> from,
                        Evaluation &in, bool &isKnown) {
  Type number = partType(type);
  static constexpr std::pair<gpu::AllReduceOperation, Combination> table[] = {
      {gpu::AllReduceOperation::ADD, Combination::Add},
      {gpu::AllReduceOperation::MUL, Combination::Mul},
      {gpu::AllReduceOperation::MINUI, Combination::MinU},
      {gpu::AllReduceOperation::MINSI, Combination::MinS},
      {gpu::AllReduceOperation::MINNUMF, Combination::MinNum},
      {gpu::AllReduceOperation::MAXUI, Combination::MaxU},
      {gpu::AllReduceOperation::MAXSI, Combination::MaxS},
      {gpu::AllReduceOperation::MAXNUMF, Combination::MaxNum},
      {gpu::AllReduceOperation::AND, Combination::And},
      {gpu::AllReduceOperation::OR, Combination::Or},
      {gpu::AllReduceOperation::XOR, Combination::Xor},
      {gpu::AllReduceOperation::MINIMUMF, Combination::Minimum},
      {gpu::AllReduceOperation::MAXIMUMF, Combination::Maximum},
  };
  const auto *row =
      llvm::find_if(table, [&](const auto &row) { return row.first == how; });
  isKnown = row != std::end(table);
  if (!isKnown)
    return {};
  Datum all = team.brought(from.front());
  if (all.isBad())
    return all;
  SmallVector<Element> numbers(all.numbers());
  for (auto [index, one] : llvm::enumerate(numbers)) {
    AnyOrder order(row->second, number);
    order.note(one);
    for (unsigned other : from.drop_front()) {
      const Element &next = team.brought(other).numbers()[index];
      order.note(next);
      one = combine(row->second, one, next, number);
    }
    if (one.isDefined() && !order.isSame())
      one = in.unspecified(one.width());
  }
  if (all.isElement())
    return numbers[0];
  Elements made = all.elements();
  made.list.assign(numbers.begin(), numbers.end());
  return made;
}

static Flow allReduce(gpu::AllReduceOp op, Evaluation &in) {
  Team *team = blockOf(in);
  if (!team || team->meetAll(op, in.get(op.getValue())) == Flow::Stop)
    return Flow::Stop;
  SmallVector<unsigned> everybody;
  for (unsigned i = 0; i < team->size; ++i)
    everybody.push_back(team->nth(i));
  if (!in.charge(team->size))
    return Flow::Stop;
  if (std::optional<gpu::AllReduceOperation> how = op.getOp()) {
    bool isKnown;
    Datum made = combineAll(*how, op.getType(), *team, everybody, in, isKnown);
    if (!isKnown)
      return in.unsupported("a reduction of this kind");
    in.set(op.getResult(), std::move(made));
    return Flow::Next;
  }
  Datum made = team->brought(everybody.front());
  for (unsigned other : ArrayRef(everybody).drop_front()) {
    Handed handed;
    if (in.run(op.getBody(), {made, team->brought(other)}, handed) ==
            Flow::Stop ||
        handed.values.size() != 1)
      return Flow::Stop;
    made = std::move(handed.values[0]);
  }
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow subgroupReduce(gpu::SubgroupReduceOp op, Evaluation &in) {
  Team *team = blockOf(in);
  if (!team)
    return Flow::Stop;
  Lanes lanes(*team);
  if (team->meet(op, lanes.first, lanes.count, in.get(op.getValue())) ==
      Flow::Stop)
    return Flow::Stop;
  unsigned stride = op.getClusterStride();
  unsigned clusterSize = op.getClusterSize().value_or(lanes.count);
  uint64_t span = uint64_t(clusterSize) * stride;
  uint64_t base = lanes.lane / span * span + lanes.lane % stride;
  SmallVector<unsigned> cluster;
  for (unsigned i = 0; i < clusterSize; ++i) {
    uint64_t other = base + uint64_t(i) * stride;
    if (other >= lanes.count)
      return in.unsupported("a cluster of lanes that are not all there");
    cluster.push_back(lanes.first + unsigned(other));
  }
  bool isKnown;
  Datum made =
      combineAll(op.getOp(), op.getType(), *team, cluster, in, isKnown);
  if (!isKnown)
    return in.unsupported("a reduction of this kind");
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

/// Makes a value all of whose elements are unspecified.
static Datum unspecified(Type type, Evaluation &in) {
  (void)in.unspecified(1);
  return badOf(type, State::Undef);
}

static Flow shuffle(gpu::ShuffleOp op, Evaluation &in) {
  Team *team = blockOf(in);
  std::optional<int64_t> offset = in.integer(op.getOffset()),
                         width = in.integer(op.getWidth());
  if (!team || !offset || !width)
    return Flow::Stop;
  Lanes lanes(*team);
  if (team->meet(op, lanes.first, lanes.count,
                 Datum::list({in.get(op.getValue()), Datum::index(*width)})) ==
      Flow::Stop)
    return Flow::Stop;
  if (*offset < 0)
    return in.unsupported("a negative offset");
  if (*width <= 0 || *width > lanes.count)
    return in.undefined("lanes take part that are not there");
  for (unsigned i = 0; i < lanes.count; ++i)
    if (team->brought(lanes.first + i).items()[1].element().asSigned() !=
        *width)
      return in.undefined("a width that is not the same for all lanes");
  int64_t lane = lanes.lane, from = lane;
  bool isPoison = false;
  switch (op.getMode()) {
  case gpu::ShuffleMode::XOR:
    from = lane ^ *offset;
    break;
  case gpu::ShuffleMode::DOWN:
    from = lane + *offset;
    isPoison = from >= *width;
    break;
  case gpu::ShuffleMode::UP:
    from = lane - *offset;
    isPoison = from < 0;
    break;
  case gpu::ShuffleMode::IDX:
    from = *offset;
    break;
  }
  Type type = op.getValue().getType();
  if (lane >= *width) {
    in.set(op.getShuffleResult(), unspecified(type, in));
    in.set(op.getValid(), Element::boolean(false));
  } else if (isPoison) {
    in.set(op.getShuffleResult(), badOf(type, State::Poison));
    in.set(op.getValid(), Element::boolean(false));
  } else if (from >= *width) {
    in.set(op.getShuffleResult(), unspecified(type, in));
    in.set(op.getValid(), in.unspecified(1));
  } else {
    in.set(op.getShuffleResult(),
           team->brought(lanes.first + unsigned(from)).items()[0]);
    in.set(op.getValid(), Element::boolean(true));
  }
  return Flow::Next;
}

static Flow rotate(gpu::RotateOp op, Evaluation &in) {
  Team *team = blockOf(in);
  if (!team)
    return Flow::Stop;
  Lanes lanes(*team);
  uint64_t width = op.getWidth(), offset = op.getOffset();
  if (team->meet(op, lanes.first, lanes.count, in.get(op.getValue())) ==
      Flow::Stop)
    return Flow::Stop;
  if (width > lanes.count)
    return in.undefined("lanes take part that are not there");
  bool isValid = lanes.lane < width;
  uint64_t from = (lanes.lane + offset) & (width - 1);
  in.set(op.getRotateResult(),
         isValid ? team->brought(lanes.first + unsigned(from))
                 : badOf(op.getValue().getType(), State::Poison));
  in.set(op.getValid(), Element::boolean(isValid));
  return Flow::Next;
}

/// The same buffer for all threads of a block, made by the first.
static Flow dynamicMemory(gpu::DynamicSharedMemoryOp op, Evaluation &in) {
  Team *team = blockOf(in);
  if (!team)
    return Flow::Stop;
  if (!team->dynamicMemory)
    team->dynamicMemory = in.allocate(team->dynamicSize, Lifetime::Heap);
  if (!team->dynamicMemory)
    return Flow::Stop;
  View view;
  view.allocated = view.aligned = *team->dynamicMemory;
  view.sizes = {int64_t(team->dynamicSize)};
  view.strides = {1};
  in.set(op.getResult(), std::move(view));
  return Flow::Next;
}

namespace scion::semantics {
void registerGpuThreads(Meanings &to) {
  addId<gpu::ThreadIdOp>(to);
  addId<gpu::BlockIdOp>(to);
  addId<gpu::BlockDimOp>(to);
  addId<gpu::GridDimOp>(to);
  addId<gpu::GlobalIdOp>(to);
  addSubgroupNumber<gpu::LaneIdOp>(to);
  addSubgroupNumber<gpu::SubgroupIdOp>(to);
  addSubgroupNumber<gpu::SubgroupSizeOp>(to);
  addSubgroupNumber<gpu::NumSubgroupsOp>(to);
  to.add<gpu::BarrierOp>([](gpu::BarrierOp op, Evaluation &in) {
    Team *team = blockOf(in);
    return team ? team->meetAll(op) : Flow::Stop;
  });
  to.add<gpu::AllReduceOp>(
      [](gpu::AllReduceOp op, Evaluation &in) { return allReduce(op, in); });
  to.add<gpu::SubgroupReduceOp>([](gpu::SubgroupReduceOp op, Evaluation &in) {
    return subgroupReduce(op, in);
  });
  to.add<gpu::ShuffleOp>(
      [](gpu::ShuffleOp op, Evaluation &in) { return shuffle(op, in); });
  to.add<gpu::RotateOp>(
      [](gpu::RotateOp op, Evaluation &in) { return rotate(op, in); });
  to.add<gpu::DynamicSharedMemoryOp>(
      [](gpu::DynamicSharedMemoryOp op, Evaluation &in) {
        return dynamicMemory(op, in);
      });
}
} // namespace scion::semantics
