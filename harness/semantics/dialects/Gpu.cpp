//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// gpu: launches. Blocks run one after the other. The threads of a block run
// from one barrier to the next (Team.h), and may race between two barriers like
// the iterations of a parallel loop. The subgroup size is open: the schedule
// selects 32 or 64.
//
//===----------------------------------------------------------------------===//

#include "harness/semantics/dialects/GpuThreads.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace scion::semantics;

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

static bool meets(Operation *op) {
  return isa<gpu::BarrierOp, gpu::AllReduceOp, gpu::SubgroupReduceOp,
             gpu::ShuffleOp, gpu::RotateOp>(op) ||
         meetsOnDevice(op);
}

/// Whether threads that run this region may have to wait for each other.
static bool mayMeet(Region &region) {
  bool found = false, calls = false;
  region.walk([&](Operation *op) {
    found |= meets(op);
    calls |= isa<CallOpInterface>(op);
  });
  if (calls && !found) {
    Operation *root = region.getParentOp();
    while (root->getParentOp())
      root = root->getParentOp();
    root->walk([&](Operation *op) { found |= meets(op); });
  }
  return found;
}

namespace {
struct Launch {
  std::array<int64_t, 3> grid{}, block{};
  uint64_t dynamicSize = 0;
};
} // namespace

static bool readSizes(ArrayRef<Value> values, Evaluation &in,
                      std::array<int64_t, 3> &sizes) {
  for (auto [value, size] : llvm::zip_equal(values, sizes)) {
    std::optional<int64_t> one = in.integer(value);
    if (!one)
      return false;
    size = *one;
    if (size < 0)
      return (void)in.unsupported("a grid of a negative size"), false;
  }
  return true;
}

static bool readDynamicSize(Value value, Evaluation &in, Launch &launch) {
  if (!value)
    return true;
  std::optional<int64_t> size = in.integer(value);
  if (!size)
    return false;
  if (*size < 0)
    return (void)in.unsupported("dynamic memory of a negative size"), false;
  launch.dynamicSize = uint64_t(*size);
  return true;
}

static int64_t countOf(const std::array<int64_t, 3> &sizes) {
  int64_t count = 1;
  for (int64_t size : sizes)
    if (size == 0 || llvm::MulOverflow(count, size, count))
      return size == 0 ? 0 : INT64_MAX;
  return count;
}

/// Allocates buffers for the memory attributions of a region.
static bool makeBuffers(ArrayRef<BlockArgument> arguments, Lifetime lifetime,
                        Evaluation &in, SmallVectorImpl<Datum> &to) {
  for (BlockArgument argument : arguments) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type || !type.hasStaticShape())
      return (void)in.unsupported("a memory attribution of this type"), false;
    std::optional<View> view = in.newBuffer(type, type.getShape(), lifetime);
    if (!view)
      return false;
    to.push_back(std::move(*view));
  }
  return true;
}

/// `isLaunchOp`: the first arguments of the region are the ids and sizes.
static Flow runGrid(const Launch &launch, Region &region, bool isLaunchOp,
                    ArrayRef<Datum> operands, ArrayRef<BlockArgument> workgroup,
                    ArrayRef<BlockArgument> privates, Evaluation &in) {
  bool waits = mayMeet(region);
  int64_t blocks = countOf(launch.grid), threads = countOf(launch.block);
  if (blocks == 0 || threads == 0)
    return Flow::Next;
  if (threads > int64_t(1) << 20)
    return in.limited(scion::Limit::Fuel, "too many threads");
  bool isBackwards = in.draw(2) != 0;
  unsigned subgroupSize = in.draw(2) ? 64 : 32;
  Conflicts conflicts(in.memory.conflicts);
  in.memory.conflicts = &conflicts;
  Flow flow = Flow::Next;
  for (int64_t i = 0; i < blocks && flow != Flow::Stop; ++i) {
    conflicts.startIteration();
    Team team(in, Team::Kind::Block, unsigned(threads));
    team.gridSize = launch.grid;
    team.blockSize = launch.block;
    team.block = Team::placeOf(isBackwards ? blocks - 1 - i : i, launch.grid);
    team.subgroupSize = subgroupSize;
    team.dynamicSize = launch.dynamicSize;
    SmallVector<Datum> buffers;
    if (!makeBuffers(workgroup, Lifetime::Heap, in, buffers)) {
      flow = Flow::Stop;
      break;
    }
    flow = team.run(waits, [&](unsigned thread) {
      SmallVector<Datum> arguments;
      if (isLaunchOp)
        for (const auto &three :
             {team.block, Team::placeOf(thread, launch.block), launch.grid,
              launch.block})
          for (int64_t one : three)
            arguments.push_back(Datum::index(one));
      arguments.append(operands.begin(), operands.end());
      arguments.append(buffers.begin(), buffers.end());
      size_t mark = in.memory.stackMark();
      Handed handed;
      Flow flow = makeBuffers(privates, Lifetime::Stack, in, arguments)
                      ? in.run(region, arguments, handed)
                      : Flow::Stop;
      in.memory.popStack(mark);
      return flow;
    });
    for (const Datum &buffer : buffers)
      (void)in.memory.release(buffer.view().allocated);
    for (const auto &[global, address] : team.sharedGlobals)
      (void)in.memory.release(address);
    if (team.dynamicMemory)
      (void)in.memory.release(*team.dynamicMemory);
  }
  in.memory.conflicts = conflicts.outerOne();
  return flow;
}

static SmallVector<Value, 3> valuesOf(const gpu::KernelDim3 &three) {
  return {three.x, three.y, three.z};
}

template <typename Op>
static bool readLaunch(Op op, Evaluation &in, Launch &launch) {
  return readSizes(valuesOf(op.getGridSizeOperandValues()), in, launch.grid) &&
         readSizes(valuesOf(op.getBlockSizeOperandValues()), in,
                   launch.block) &&
         readDynamicSize(op.getDynamicSharedMemorySize(), in, launch);
}

/// The workgroup attributions precede the private ones. LLVM 24 has no accessor
/// for them.
template <typename Op>
static ArrayRef<BlockArgument> workgroupAttributions(Op op) {
  ArrayRef<BlockArgument> all = op.getBody().getArguments();
  return all.drop_back(op.getPrivateAttributions().size())
      .take_back(op.getNumWorkgroupAttributions());
}

static Flow launch(gpu::LaunchOp op, Evaluation &in) {
  Launch launch;
  if (op.hasClusterSize())
    return in.unsupported("clusters of blocks");
  if (!readLaunch(op, in, launch))
    return Flow::Stop;
  return runGrid(launch, op.getBody(), true, {}, workgroupAttributions(op),
                 op.getPrivateAttributions(), in);
}

/// The arguments of a kernel in the LLVM dialect: a memref is passed as the
/// parts of its descriptor or, by the bare-pointer convention, as the address
/// of its elements. False if the run is over.
static bool expandOperands(gpu::LaunchFuncOp op, LLVM::LLVMFuncOp kernel,
                           Evaluation &in, SmallVectorImpl<Datum> &to) {
  bool isBare = kernel.getNumArguments() == op.getNumKernelOperands();
  for (Value operand : op.getKernelOperands()) {
    const Datum &datum = in.get(operand);
    if (isa<UnrankedMemRefType>(operand.getType()))
      return (void)in.unsupported("a kernel with unranked memrefs"), false;
    if (!isa<MemRefType>(operand.getType())) {
      to.push_back(datum);
      continue;
    }
    if (datum.isBad())
      return (void)in.unsupported("a memref that is poison"), false;
    const View &view = datum.view();
    auto push = [&](int64_t word) { to.push_back(Element::word(word)); };
    if (isBare) {
      push(int64_t(view.aligned));
      continue;
    }
    push(int64_t(view.allocated));
    push(int64_t(view.aligned));
    push(view.offset);
    for (int64_t size : view.sizes)
      push(size);
    for (int64_t stride : view.strides)
      push(stride);
  }
  if (to.size() == kernel.getNumArguments())
    return true;
  return (void)in.unsupported("a kernel with another calling convention"),
         false;
}

static Flow launchFunction(gpu::LaunchFuncOp op, Evaluation &in) {
  Launch launch;
  if (op.hasClusterSize() || op.getAsyncObject())
    return in.unsupported("clusters of blocks, or a stream");
  if (!readLaunch(op, in, launch))
    return Flow::Stop;
  Operation *symbol = in.lookup(op, op.getKernelAttr());
  if (auto kernel = dyn_cast_or_null<LLVM::LLVMFuncOp>(symbol);
      kernel && !kernel.isExternal()) {
    SmallVector<Datum> operands;
    return expandOperands(op, kernel, in, operands)
               ? runGrid(launch, kernel.getBody(), false, operands, {}, {}, in)
               : Flow::Stop;
  }
  auto function = dyn_cast_or_null<gpu::GPUFuncOp>(symbol);
  if (!function || function.isExternal())
    return in.unsupported("a kernel that is not here");
  auto differs = [](std::optional<ArrayRef<int32_t>> known,
                    const std::array<int64_t, 3> &sizes) {
    return known && !llvm::equal(*known, sizes);
  };
  if (differs(function.getKnownBlockSize(), launch.block) ||
      differs(function.getKnownGridSize(), launch.grid))
    return in.undefined("a launch of other sizes than the kernel knows");
  SmallVector<Datum> operands;
  for (Value operand : op.getKernelOperands())
    operands.push_back(in.get(operand));
  return runGrid(launch, function.getBody(), false, operands,
                 workgroupAttributions(function),
                 function.getPrivateAttributions(), in);
}

namespace scion::semantics {
Flow launchKernel(Operation *op, Evaluation &in) {
  if (auto direct = dyn_cast<gpu::LaunchOp>(op))
    return launch(direct, in);
  return launchFunction(cast<gpu::LaunchFuncOp>(op), in);
}

void registerGpu(Meanings &to) {
  auto hand = [](Operation *op, Evaluation &in) {
    return in.hand(op, op->getOperands());
  };
  to.add(gpu::TerminatorOp::getOperationName(), hand);
  to.add(gpu::ReturnOp::getOperationName(), hand);
  to.add(gpu::YieldOp::getOperationName(), hand);
}
} // namespace scion::semantics
