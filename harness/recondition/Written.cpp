//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Written.h. The ops of the allocation's block are looked at in order; each
// adds the elements that it certainly writes (also all those of a loop nest) to
// a set of bits. A read needs its elements in the set, or a store to the same
// indices before it in the same block. Other blocks come last: what they read
// must be written by then, and what they write counts for nothing.
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Written.h"
#include "harness/recondition/Cases.h"
#include "harness/recondition/Facts.h"
#include "harness/recondition/Indices.h"
#include "harness/recondition/Ranges.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace scion;

/// Larger buffers are filled whatever is done to them.
static constexpr int64_t mostElements = 4096;

namespace {
/// How the elements of an alias lie in the buffer: element i at `shift` + i *
/// `size`, `size` elements long (bytes, for a view of them).
struct Place {
  int64_t shift = 0, size = 1;
  bool isKnown = true;
};

/// The elements of a memref, counted from the beginning of its buffer.
struct Layout {
  SmallVector<int64_t> sizes, strides;
  int64_t offset = 0;
};

/// An access of `length` elements from `indices` on, through `map` if there is
/// one.
struct Access {
  Value memref;
  SmallVector<Value> indices;
  AffineMap map;
  int64_t length = 1;
  bool writes;
};

class Written {
public:
  Written(Value buffer, Facts &facts) : buffer(buffer), facts(facts) {}
  bool run(int64_t initial);

private:
  struct Use {
    OpOperand *operand;
    Place place;
  };
  bool collect();
  std::optional<Layout> layoutOf(Value memref);
  bool forEachElement(const Access &access, const Place &place,
                      Operation *scope,
                      llvm::function_ref<bool(int64_t, int64_t)> visit);
  bool isRead(const Use &use);
  bool readIsFine(const Use &use);
  bool followsStore(Operation *read);
  void addWrites(const Use &use, Operation *top);

  Value buffer;
  Facts &facts;
  /// By op of the block; under null, those in other blocks, which are entered
  /// only after this one has ended.
  llvm::MapVector<Operation *, SmallVector<Use>> uses;
  int64_t count = -1; // elements, if known
  llvm::BitVector written;
};
} // namespace

static std::optional<Access> accessOf(Operation *op) {
  auto indices = [](ValueRange range) { return SmallVector<Value>(range); };
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return Access{load.getMemref(), indices(load.getIndices()), {}, 1, false};
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return Access{store.getMemref(), indices(store.getIndices()), {}, 1, true};
  if (auto load = dyn_cast<affine::AffineLoadOp>(op))
    return Access{load.getMemref(), indices(load.getMapOperands()),
                  load.getAffineMap(), 1, false};
  if (auto store = dyn_cast<affine::AffineStoreOp>(op))
    return Access{store.getMemref(), indices(store.getMapOperands()),
                  store.getAffineMap(), 1, true};
  if (auto load = dyn_cast<vector::LoadOp>(op)) {
    VectorType type = load.getVectorType();
    if (type.getRank() == 1 &&
        type.getElementType() == load.getMemRefType().getElementType())
      return Access{load.getBase(),
                    indices(load.getIndices()),
                    {},
                    type.getNumElements(),
                    false};
  }
  if (auto store = dyn_cast<vector::StoreOp>(op)) {
    VectorType type = store.getVectorType();
    if (type.getRank() == 1 &&
        type.getElementType() == store.getMemRefType().getElementType())
      return Access{store.getBase(),
                    indices(store.getIndices()),
                    {},
                    type.getNumElements(),
                    true};
  }
  return std::nullopt;
}

std::optional<Layout> Written::layoutOf(Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type)
    return std::nullopt;
  Layout layout;
  int64_t number = 1;
  for (int64_t dim = type.getRank(); dim-- > 0;) {
    Size size = facts.sizeOf(memref, dim);
    if (!size.isConstant() || size.constant > mostElements)
      return std::nullopt;
    layout.sizes.insert(layout.sizes.begin(), size.constant);
    layout.strides.insert(layout.strides.begin(), number);
    number = std::min(number * size.constant, mostElements + 1);
  }
  if (type.getLayout().isIdentity())
    return layout;
  if (failed(type.getStridesAndOffset(layout.strides, layout.offset)) ||
      ShapedType::isDynamic(layout.offset) ||
      llvm::any_of(layout.strides, ShapedType::isDynamic))
    return std::nullopt;
  return layout;
}

/// Every use of the buffer and of views that lie in it in a known way.
bool Written::collect() {
  SmallVector<std::pair<Value, Place>> work{{buffer, Place()}};
  Block *block = buffer.getParentBlock();
  while (!work.empty()) {
    auto [value, place] = work.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      Operation *top = block->findAncestorOpInBlock(*user);
      if (auto cast = dyn_cast<memref::CastOp>(user)) {
        if (isa<MemRefType>(cast.getType())) {
          work.emplace_back(cast.getResult(), place);
          continue;
        }
      } else if (auto slice = dyn_cast<memref::SubViewOp>(user)) {
        // Its type tells where in the buffer its elements are.
        if (place.size == 1 && place.shift == 0 &&
            slice->getNumOperands() == 1) {
          work.emplace_back(slice.getResult(), place);
          continue;
        }
      } else if (auto view = dyn_cast<memref::ViewOp>(user)) {
        std::optional<Interval> shift = signedRange(view.getByteShift(), facts);
        Type element = view.getType().getElementType();
        if (value == buffer && shift && shift->min == shift->max &&
            element.isIntOrFloat() &&
            element.getIntOrFloatBitWidth() % 8 == 0) {
          Place bytes{int64_t(shift->min),
                      int64_t(element.getIntOrFloatBitWidth() / 8), true};
          work.emplace_back(view.getResult(), bytes);
          continue;
        }
      }
      uses[top].push_back({&use, place});
    }
  }
  return true;
}

/// Calls `visit` for each run of the buffer's elements (first, number) that the
/// access can touch within one run of `scope` (null: ever). False if they
/// cannot be listed, or `visit` says so.
bool Written::forEachElement(const Access &access, const Place &place,
                             Operation *scope,
                             llvm::function_ref<bool(int64_t, int64_t)> visit) {
  std::optional<Layout> layout = layoutOf(access.memref);
  if (!layout || (access.length != 1 &&
                  (layout->strides.empty() || layout->strides.back() != 1)))
    return false;
  MLIRContext *context = access.memref.getContext();
  auto holds = [&](ArrayRef<Bits> bits) {
    SmallVector<int64_t> position;
    for (const Bits &one : bits)
      position.push_back(one.front().getSExtValue());
    if (access.map) {
      SmallVector<Attribute> operands, results;
      for (int64_t value : position) {
        if (std::abs(value) > (int64_t(1) << 31))
          return false;
        operands.push_back(IntegerAttr::get(IndexType::get(context), value));
      }
      if (failed(access.map.constantFold(operands, results)))
        return false;
      position.clear();
      for (Attribute result : results)
        position.push_back(cast<IntegerAttr>(result).getInt());
    }
    int64_t linear = layout->offset;
    for (auto [size, stride, at] :
         llvm::zip(layout->sizes, layout->strides, position)) {
      if (at < 0 || at >= size)
        return false;
      linear += stride * at;
    }
    int64_t first = place.shift + linear * place.size;
    int64_t number = access.length * place.size;
    return first >= 0 && first + number <= count && visit(first, number);
  };
  if (access.indices.empty())
    return holds({});
  if (scope)
    return inAllCasesOf(scope, access.indices, facts, holds);
  return inAllCases(access.indices, facts, holds);
}

/// A store to the same place, before the read in a block around it.
bool Written::followsStore(Operation *read) {
  std::optional<Access> to = accessOf(read);
  if (!to || to->length != 1)
    return false;
  for (Operation *user : to->memref.getUsers()) {
    std::optional<Access> from = accessOf(user);
    if (!from || !from->writes || from->memref != to->memref ||
        from->indices != to->indices || from->map != to->map ||
        from->length != 1)
      continue;
    Operation *ancestor = user->getBlock()->findAncestorOpInBlock(*read);
    if (ancestor && user->isBeforeInBlock(ancestor))
      return true;
  }
  return false;
}

/// Whether the contents matter to this use.
bool Written::isRead(const Use &use) {
  Operation *op = use.operand->getOwner();
  if (isa<memref::DimOp, memref::RankOp, memref::DeallocOp>(op))
    return false;
  if (auto access = accessOf(op))
    return !access->writes || access->memref != use.operand->get();
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return use.operand->getOperandNumber() == 0;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    if (linalgOp.isDpsInput(use.operand))
      return linalgOp.payloadUsesValueFromOperand(use.operand);
    AffineMap map = linalgOp.getMatchingIndexingMap(use.operand);
    return linalgOp.payloadUsesValueFromOperand(use.operand) ||
           !map.isProjectedPermutation();
  }
  return true;
}

bool Written::readIsFine(const Use &use) {
  Operation *op = use.operand->getOwner();
  if (count >= 0 && written.all())
    return true;
  std::optional<Access> access = accessOf(op);
  if (!access)
    return false;
  if (followsStore(op))
    return true;
  return count >= 0 &&
         forEachElement(*access, use.place, nullptr,
                        [&](int64_t first, int64_t number) {
                          for (int64_t i = first; i < first + number; ++i)
                            if (!written.test(i))
                              return false;
                          return true;
                        });
}

/// Whether `value` is made of `variable`, constants aside.
static bool isMadeOf(Value value, Value variable, unsigned depth = 0) {
  if (value == variable)
    return true;
  Operation *op = value.getDefiningOp();
  return op && depth < 8 && op->getNumRegions() == 0 &&
         llvm::any_of(
             op->getOperands(),
             [&](Value operand) {
               return isMadeOf(operand, variable, depth + 1);
             });
}

static bool certainlyRuns(Operation *op, Facts &facts) {
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    std::optional<Interval> low = signedRange(loop.getLowerBound(), facts);
    std::optional<Interval> high = signedRange(loop.getUpperBound(), facts);
    return low && high && low->max < high->min;
  }
  auto loop = cast<affine::AffineForOp>(op);
  return loop.hasConstantBounds() &&
         loop.getConstantLowerBound() < loop.getConstantUpperBound();
}

/// What the op certainly writes, once it is done: loops run to their ends.
void Written::addWrites(const Use &use, Operation *top) {
  Operation *op = use.operand->getOwner();
  if (count < 0)
    return;
  if (op == top && use.operand->get() == buffer) {
    bool whole = false;
    if (auto copy = dyn_cast<memref::CopyOp>(op))
      whole = use.operand->getOperandNumber() == 1;
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      whole =
          linalgOp.isDpsInit(use.operand) &&
          linalgOp.getMatchingIndexingMap(use.operand).isProjectedPermutation();
    if (whole) {
      written.set();
      return;
    }
  }
  std::optional<Access> access = accessOf(op);
  if (!access || !access->writes || access->memref != use.operand->get())
    return;
  for (Operation *inner = op; inner != top; inner = inner->getParentOp()) {
    Operation *parent = inner->getParentOp();
    if (!inner->getBlock()->isEntryBlock())
      return;
    if (isa<memref::AllocaScopeOp>(parent))
      continue;
    if (!isa<scf::ForOp, affine::AffineForOp>(parent))
      return;
    // The elements are those of every turn of the loops that the indices are
    // made of, none if there is no turn; of others, a turn must be certain.
    Value variable = parent->getRegion(0).getArgument(0);
    auto usesVariable = [&](Value index) { return isMadeOf(index, variable); };
    if (!llvm::any_of(access->indices, usesVariable) &&
        !certainlyRuns(parent, facts))
      return;
  }
  llvm::BitVector added(written.size());
  if (forEachElement(*access, use.place, top,
                     [&](int64_t first, int64_t number) {
                       added.set(first, first + number);
                       return true;
                     }))
    written |= added;
}

bool Written::run(int64_t initial) {
  if (std::optional<Layout> layout = layoutOf(buffer)) {
    count = 1;
    for (int64_t size : layout->sizes)
      count = count > mostElements ? count : count * size;
    if (count > mostElements)
      count = -1;
    else
      written.resize(count);
  }
  if (count >= 0)
    written.set(0, std::min(initial, count));
  if (!collect())
    return false;
  SmallVector<Operation *> order;
  for (auto &[top, list] : uses)
    if (top)
      order.push_back(top);
  llvm::sort(order,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *top : order) {
    for (const Use &use : uses[top])
      if (isRead(use) && !readIsFine(use))
        return false;
    for (const Use &use : uses[top])
      addWrites(use, top);
  }
  return llvm::all_of(uses.lookup(nullptr), [&](const Use &use) {
    return !isRead(use) || readIsFine(use);
  });
}

bool scion::readsOnlyWritten(Value buffer, Facts &facts, int64_t initial) {
  return Written(buffer, facts).run(initial);
}
