//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nvvm and rocdl: ids, barriers, and values of other lanes, by the PTX ISA and
// by LLVM's AMDGPUUsage. A warp of nvvm has 32 lanes; a wave of rocdl has as
// many as a subgroup of gpu. Ops that only some of the lanes execute together
// are unsupported.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/Integers.h"
#include "harness/semantics/dialects/GpuThreads.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace scion::semantics;

static constexpr unsigned warpSize = 32;

//===----------------------------------------------------------------------===//
// Numbers of threads and blocks
//===----------------------------------------------------------------------===//

/// Sets an integer result, which is poison outside of the range that the op
/// promises.
static Flow setNumber(Operation *op, uint64_t number, Evaluation &in) {
  unsigned width = op->getResult(0).getType().getIntOrFloatBitWidth();
  APInt bits = APInt(64, number).zextOrTrunc(width);
  Element made = bits;
  if (auto range = op->getAttrOfType<LLVM::ConstantRangeAttr>("range")) {
    const APInt &lower = range.getLower(), &upper = range.getUpper();
    bool isInside = lower.ule(upper) ? lower.ule(bits) && bits.ult(upper)
                                     : lower.ule(bits) || bits.ult(upper);
    if (lower.getBitWidth() != width)
      return in.unsupported("a range of another width");
    if (lower != upper && !isInside)
      made = Element::poison(width);
  }
  in.set(op->getResult(0), made);
  return Flow::Next;
}

template <unsigned d>
static uint64_t threadAt(const Team &team) {
  return uint64_t(Team::placeOf(team.member, team.blockSize)[d]);
}
template <unsigned d>
static uint64_t blockAt(const Team &team) {
  return uint64_t(team.block[d]);
}
template <unsigned d>
static uint64_t blockSizeAt(const Team &team) {
  return uint64_t(team.blockSize[d]);
}
template <unsigned d>
static uint64_t gridSizeAt(const Team &team) {
  return uint64_t(team.gridSize[d]);
}

using Number = uint64_t (*)(const Team &);
static const std::pair<StringLiteral, Number> numbers[] = {
    {"nvvm.read.ptx.sreg.tid.x", threadAt<0>},
    {"nvvm.read.ptx.sreg.tid.y", threadAt<1>},
    {"nvvm.read.ptx.sreg.tid.z", threadAt<2>},
    {"rocdl.workitem.id.x", threadAt<0>},
    {"rocdl.workitem.id.y", threadAt<1>},
    {"rocdl.workitem.id.z", threadAt<2>},
    {"nvvm.read.ptx.sreg.ctaid.x", blockAt<0>},
    {"nvvm.read.ptx.sreg.ctaid.y", blockAt<1>},
    {"nvvm.read.ptx.sreg.ctaid.z", blockAt<2>},
    {"rocdl.workgroup.id.x", blockAt<0>},
    {"rocdl.workgroup.id.y", blockAt<1>},
    {"rocdl.workgroup.id.z", blockAt<2>},
    {"nvvm.read.ptx.sreg.ntid.x", blockSizeAt<0>},
    {"nvvm.read.ptx.sreg.ntid.y", blockSizeAt<1>},
    {"nvvm.read.ptx.sreg.ntid.z", blockSizeAt<2>},
    {"rocdl.workgroup.dim.x", blockSizeAt<0>},
    {"rocdl.workgroup.dim.y", blockSizeAt<1>},
    {"rocdl.workgroup.dim.z", blockSizeAt<2>},
    {"nvvm.read.ptx.sreg.nctaid.x", gridSizeAt<0>},
    {"nvvm.read.ptx.sreg.nctaid.y", gridSizeAt<1>},
    {"nvvm.read.ptx.sreg.nctaid.z", gridSizeAt<2>},
    {"rocdl.grid.dim.x", gridSizeAt<0>},
    {"rocdl.grid.dim.y", gridSizeAt<1>},
    {"rocdl.grid.dim.z", gridSizeAt<2>},
    {"nvvm.read.ptx.sreg.warpsize",
     [](const Team &) { return uint64_t(warpSize); }},
    {"nvvm.read.ptx.sreg.laneid",
     [](const Team &team) { return uint64_t(team.member % warpSize); }},
    {"nvvm.read.ptx.sreg.lanemask.eq",
     [](const Team &team) { return uint64_t(1) << team.member % warpSize; }},
    {"nvvm.read.ptx.sreg.lanemask.lt",
     [](const Team &team) {
       return (uint64_t(1) << team.member % warpSize) - 1;
     }},
    {"nvvm.read.ptx.sreg.lanemask.le",
     [](const Team &team) {
       return (uint64_t(2) << team.member % warpSize) - 1;
     }},
    {"nvvm.read.ptx.sreg.lanemask.gt",
     [](const Team &team) {
       return ~((uint64_t(2) << team.member % warpSize) - 1) & 0xFFFFFFFF;
     }},
    {"nvvm.read.ptx.sreg.lanemask.ge",
     [](const Team &team) {
       return ~((uint64_t(1) << team.member % warpSize) - 1) & 0xFFFFFFFF;
     }},
    {"rocdl.wavefrontsize",
     [](const Team &team) { return uint64_t(team.subgroupSize); }},
};

static Flow readNumber(Operation *op, Evaluation &in) {
  Team *team = blockOf(in);
  if (!team)
    return Flow::Stop;
  StringRef name = op->getName().getStringRef();
  const auto *row = llvm::find_if(
      numbers, [&](const auto &row) { return row.first == name; });
  return setNumber(op, row->second(*team), in);
}

/// Adds the lanes below the running one whose bits in the mask are set, among
/// those of the low or of the high half of a wave.
template <bool isHigh>
static Flow countLanesBelow(Operation *op, Evaluation &in) {
  Team *team = blockOf(in);
  std::optional<int64_t> mask = in.integer(op->getOperand(0)),
                         sum = in.integer(op->getOperand(1));
  if (!team || !mask || !sum)
    return Flow::Stop;
  unsigned lane = team->member % team->subgroupSize;
  unsigned below = isHigh ? lane - std::min(lane, 32u) : std::min(lane, 32u);
  uint64_t lanes = (uint64_t(1) << below) - 1;
  return setNumber(op, uint64_t(*sum) + llvm::popcount(uint64_t(*mask) & lanes),
                   in);
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

/// Ops at which threads meet: all of the block, or all of a warp or wave.
static constexpr StringLiteral barriers[] = {
    "nvvm.barrier0", "nvvm.barrier", "rocdl.barrier", "rocdl.s.barrier"};
static constexpr StringLiteral exchanges[] = {
    "nvvm.bar.warp.sync", "nvvm.match.sync", "nvvm.redux.sync",
    "nvvm.shfl.sync",     "nvvm.vote.sync",  "rocdl.ballot",
    "rocdl.ds_bpermute",  "rocdl.readlane",  "rocdl.readfirstlane"};

bool scion::semantics::meetsOnDevice(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return llvm::is_contained(barriers, name) ||
         llvm::is_contained(exchanges, name);
}

static Flow barrier(Operation *op, Evaluation &in) {
  Team *team = blockOf(in);
  if (!team)
    return Flow::Stop;
  if (op->getNumOperands() || op->getNumResults())
    return in.unsupported("a barrier that is one of several, or that reduces");
  return team->meetAll(op);
}

/// Meets the other lanes of the warp, which must all be in the mask, or of the
/// wave if there is no mask. None: the run is over.
static std::optional<Lanes> meetLanes(Operation *op, Value mask, Datum mine,
                                      Evaluation &in) {
  Team *team = blockOf(in);
  if (!team)
    return std::nullopt;
  Lanes lanes(*team, mask ? warpSize : team->subgroupSize);
  if (mask) {
    std::optional<int64_t> bits = in.integer(mask);
    if (!bits)
      return std::nullopt;
    uint64_t all = (uint64_t(1) << lanes.count) - 1;
    if ((uint64_t(*bits) & all) != all)
      return (void)in.unsupported("some lanes of a warp only"), std::nullopt;
  }
  if (team->meet(op, lanes.first, lanes.count, std::move(mine)) == Flow::Stop)
    return std::nullopt;
  return lanes;
}

static const Datum &valueOfLane(Lanes lanes, unsigned lane, Evaluation &in) {
  return Team::current(in, Team::Kind::Block)->brought(lanes.first + lane);
}

/// The bits of the lanes whose value fulfils the predicate. False: a value is
/// not defined.
static bool lanesWhere(Lanes lanes, Evaluation &in, uint64_t &bits,
                       llvm::function_ref<bool(const APInt &)> holds) {
  bits = 0;
  for (unsigned i = 0; i < lanes.count; ++i) {
    const Datum &value = valueOfLane(lanes, i, in);
    if (!value.isElement() || !value.element().isDefined())
      return (void)in.unsupported("a vote on a value that is not defined"),
             false;
    bits |= uint64_t(holds(value.element().bits())) << i;
  }
  return true;
}

static Flow vote(NVVM::VoteSyncOp op, Evaluation &in) {
  std::optional<Lanes> lanes =
      meetLanes(op, op.getMask(), in.get(op.getPred()), in);
  uint64_t bits;
  if (!lanes || !lanesWhere(*lanes, in, bits,
                            [](const APInt &one) { return !one.isZero(); }))
    return Flow::Stop;
  uint64_t all = (uint64_t(1) << lanes->count) - 1;
  switch (op.getKind()) {
  case NVVM::VoteSyncKind::any:
    return setNumber(op, bits != 0, in);
  case NVVM::VoteSyncKind::all:
    return setNumber(op, bits == all, in);
  case NVVM::VoteSyncKind::uni:
    return setNumber(op, bits == 0 || bits == all, in);
  case NVVM::VoteSyncKind::ballot:
    return setNumber(op, bits, in);
  }
  return in.unsupported("a vote of this kind");
}

static Flow match(NVVM::MatchSyncOp op, Evaluation &in) {
  std::optional<Lanes> lanes =
      meetLanes(op, op.getThreadMask(), in.get(op.getVal()), in);
  uint64_t bits;
  if (!lanes)
    return Flow::Stop;
  const Datum &mine = valueOfLane(*lanes, lanes->lane, in);
  if (!lanesWhere(*lanes, in, bits, [&](const APInt &one) {
        return mine.isElement() && mine.element().isDefined() &&
               one == mine.element().bits();
      }))
    return Flow::Stop;
  if (op.getKind() == NVVM::MatchSyncKind::any)
    return setNumber(op, bits, in);
  bool isSame = bits == (uint64_t(1) << lanes->count) - 1;
  in.set(op.getResult(), Datum::list({Element(APInt(32, isSame ? bits : 0)),
                                      Element::boolean(isSame)}));
  return Flow::Next;
}

static Flow reduce(NVVM::ReduxOp op, Evaluation &in) {
  if (!op.getType().isInteger(32))
    return in.unsupported("a reduction of floats");
  std::optional<Lanes> lanes =
      meetLanes(op, op.getMaskAndClamp(), in.get(op.getVal()), in);
  if (!lanes)
    return Flow::Stop;
  std::optional<APInt> made;
  for (unsigned i = 0; i < lanes->count; ++i) {
    const Datum &value = valueOfLane(*lanes, i, in);
    if (!value.isElement() || !value.element().isDefined())
      return in.unsupported("a reduction of a value that is not defined");
    const APInt &one = value.element().bits();
    if (!made) {
      made = one;
      continue;
    }
    using Kind = decltype(op.getKind()); // has another name since LLVM 24
    switch (op.getKind()) {
    case Kind::ADD:
      *made += one;
      break;
    case Kind::AND:
      *made &= one;
      break;
    case Kind::OR:
      *made |= one;
      break;
    case Kind::XOR:
      *made ^= one;
      break;
    case Kind::MAX:
      made = llvm::APIntOps::smax(*made, one);
      break;
    case Kind::MIN:
      made = llvm::APIntOps::smin(*made, one);
      break;
    case Kind::UMAX:
      made = llvm::APIntOps::umax(*made, one);
      break;
    case Kind::UMIN:
      made = llvm::APIntOps::umin(*made, one);
      break;
    default:
      return in.unsupported("a reduction of this kind");
    }
  }
  in.set(op.getResult(), Element(*made));
  return Flow::Next;
}

/// Where a lane reads, and whether that lane is in the segment: PTX ISA,
/// shfl.sync.
static std::pair<unsigned, bool> sourceOf(NVVM::ShflKind kind, unsigned lane,
                                          unsigned offset, unsigned clamp) {
  unsigned b = offset & 31, c = clamp & 31, mask = clamp >> 8 & 31;
  unsigned last = (lane & mask) | (c & ~mask & 31), first = lane & mask;
  switch (kind) {
  case NVVM::ShflKind::up:
    return {lane - b, int(lane - b) >= int(last)};
  case NVVM::ShflKind::down:
    return {lane + b, lane + b <= last};
  case NVVM::ShflKind::bfly:
    return {lane ^ b, (lane ^ b) <= last};
  case NVVM::ShflKind::idx:
    return {first | (b & ~mask & 31), (first | (b & ~mask & 31)) <= last};
  }
  return {lane, false};
}

static Flow shuffle(NVVM::ShflOp op, Evaluation &in) {
  std::optional<int64_t> offset = in.integer(op.getOffset()),
                         clamp = in.integer(op.getMaskAndClamp());
  if (!offset || !clamp)
    return Flow::Stop;
  std::optional<Lanes> lanes =
      meetLanes(op, op.getThreadMask(), in.get(op.getVal()), in);
  if (!lanes)
    return Flow::Stop;
  auto [from, isValid] =
      sourceOf(op.getKind(), lanes->lane, unsigned(*offset), unsigned(*clamp));
  if (!isValid)
    from = lanes->lane;
  Datum made = from < lanes->count
                   ? valueOfLane(*lanes, from, in)
                   : Datum(in.unspecified(32)); // of a lane that is not there
  if (isa<LLVM::LLVMStructType>(op.getType()))
    made = Datum::list({std::move(made), Element::boolean(isValid)});
  in.set(op.getResult(), std::move(made));
  return Flow::Next;
}

static Flow ballot(Operation *op, Evaluation &in) {
  std::optional<Lanes> lanes =
      meetLanes(op, nullptr, in.get(op->getOperand(0)), in);
  uint64_t bits;
  if (!lanes || !lanesWhere(*lanes, in, bits,
                            [](const APInt &one) { return !one.isZero(); }))
    return Flow::Stop;
  if (op->getResult(0).getType().getIntOrFloatBitWidth() < lanes->count)
    return in.unsupported("a ballot with fewer bits than lanes");
  return setNumber(op, bits, in);
}

/// rocdl.readlane, rocdl.readfirstlane and rocdl.ds_bpermute: `from` tells the
/// lane.
static Flow readLane(Operation *op, Value value, std::optional<unsigned> from,
                     Evaluation &in) {
  std::optional<Lanes> lanes = meetLanes(op, nullptr, in.get(value), in);
  if (!lanes || !from)
    return Flow::Stop;
  if (*from >= lanes->count)
    return in.unsupported("a lane that is not there");
  in.set(op->getResult(0), valueOfLane(*lanes, *from, in));
  return Flow::Next;
}

namespace scion::semantics {
void registerGpuDevice(Meanings &to) {
  for (const auto &[name, number] : numbers)
    to.add(name, readNumber);
  to.add("rocdl.mbcnt.lo", countLanesBelow<false>);
  to.add("rocdl.mbcnt.hi", countLanesBelow<true>);
  for (StringRef name : barriers)
    to.add(name, barrier);
  to.add<NVVM::SyncWarpOp>([](NVVM::SyncWarpOp op, Evaluation &in) {
    return meetLanes(op, op.getMask(), {}, in) ? Flow::Next : Flow::Stop;
  });
  to.add<NVVM::VoteSyncOp>(
      [](NVVM::VoteSyncOp op, Evaluation &in) { return vote(op, in); });
  to.add<NVVM::MatchSyncOp>(
      [](NVVM::MatchSyncOp op, Evaluation &in) { return match(op, in); });
  to.add<NVVM::ReduxOp>(
      [](NVVM::ReduxOp op, Evaluation &in) { return reduce(op, in); });
  to.add<NVVM::ShflOp>(
      [](NVVM::ShflOp op, Evaluation &in) { return shuffle(op, in); });
  to.add("rocdl.ballot", ballot);
  to.add("rocdl.readfirstlane", [](Operation *op, Evaluation &in) {
    return readLane(op, op->getOperand(0), 0, in);
  });
  to.add("rocdl.readlane", [](Operation *op, Evaluation &in) {
    std::optional<int64_t> lane = in.integer(op->getOperand(1));
    return lane ? readLane(op, op->getOperand(0), unsigned(*lane), in)
                : Flow::Stop;
  });
  to.add("rocdl.ds_bpermute", [](Operation *op, Evaluation &in) {
    std::optional<int64_t> address = in.integer(op->getOperand(0));
    Team *team = blockOf(in);
    if (!address || !team)
      return Flow::Stop;
    unsigned lane = unsigned(*address) / 4 % team->subgroupSize;
    return readLane(op, op->getOperand(1), lane, in);
  });
}
} // namespace scion::semantics
