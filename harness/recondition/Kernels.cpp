//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/recondition/Kernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace scion;

/// Threads of a block, and blocks, for a kernel that reads their ids.
static constexpr int32_t threadCount = 4, blockCount = 2;

static bool hasLaunch(ModuleOp module) {
  return module->walk([](gpu::LaunchFuncOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

static bool canBeElement(Type type) {
  return BaseMemRefType::isValidElementType(type) && !isa<BaseMemRefType>(type);
}

/// A kernel that calls the function; null if a result cannot be stored.
static gpu::GPUFuncOp addKernel(func::FuncOp function) {
  if (!llvm::all_of(function.getResultTypes(), canBeElement))
    return {};
  SmallVector<Type> inputs(function.getArgumentTypes());
  for (Type type : function.getResultTypes())
    inputs.push_back(MemRefType::get({1}, type));
  OpBuilder builder = OpBuilder::atBlockEnd(function->getBlock());
  Location loc = function.getLoc();
  auto kernel = gpu::GPUFuncOp::create(builder, loc,
                                       ("kernel_" + function.getName()).str(),
                                       builder.getFunctionType(inputs, {}));
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                  builder.getUnitAttr());
  builder.setInsertionPointToEnd(&kernel.getBody().front());
  ValueRange arguments = kernel.getBody().front().getArguments();
  unsigned own = function.getNumArguments();
  auto call =
      func::CallOp::create(builder, loc, function, arguments.take_front(own));
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  for (auto [result, to] :
       llvm::zip_equal(call.getResults(), arguments.drop_front(own)))
    memref::StoreOp::create(builder, loc, result, to, zero);
  gpu::ReturnOp::create(builder, loc);
  return kernel;
}

/// Whether the ops of the kernel, or of functions beside it, read such ids.
static bool reads(gpu::GPUModuleOp module,
                  llvm::function_ref<bool(Operation *)> isId) {
  return module
      ->walk([&](Operation *op) {
        return isId(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static void addLaunch(ModuleOp module, gpu::GPUModuleOp kernels,
                      gpu::GPUFuncOp kernel) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = kernel.getLoc();
  auto host = func::FuncOp::create(
      builder, loc, ("launch_" + kernel.getName()).str(),
      builder.getFunctionType(kernel.getArgumentTypes(), {}));
  SymbolTable(module).insert(host); // with a name of its own
  builder.setInsertionPointToStart(host.addEntryBlock());
  auto sizes = [&](std::optional<ArrayRef<int32_t>> known, int32_t otherwise) {
    auto size = [&](unsigned i) -> Value {
      int32_t number = known ? (*known)[i] : i == 0 ? otherwise : 1;
      return arith::ConstantIndexOp::create(builder, loc, number);
    };
    Value x = size(0), y = size(1), z = size(2);
    return gpu::KernelDim3{x, y, z};
  };
  bool readsBlock = reads(kernels, [](Operation *op) {
    return isa<gpu::BlockIdOp, gpu::GlobalIdOp>(op);
  });
  bool readsThread = reads(kernels, [](Operation *op) {
    return isa<gpu::ThreadIdOp, gpu::GlobalIdOp, gpu::LaneIdOp>(op);
  });
  gpu::KernelDim3 grid =
      sizes(kernel.getKnownGridSize(), readsBlock ? blockCount : 1);
  gpu::KernelDim3 block =
      sizes(kernel.getKnownBlockSize(), readsThread ? threadCount : 1);
  gpu::LaunchFuncOp::create(builder, loc, kernel, grid, block, Value(),
                            host.getArguments());
  func::ReturnOp::create(builder, loc);
}

unsigned scion::addLaunches(ModuleOp module) {
  if (hasLaunch(module))
    return 0;
  unsigned count = 0;
  for (auto kernels : llvm::to_vector(module.getOps<gpu::GPUModuleOp>())) {
    SmallVector<gpu::GPUFuncOp> list;
    for (auto kernel : kernels.getOps<gpu::GPUFuncOp>())
      if (!kernel.isExternal() && kernel.getNumResults() == 0) {
        kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                        UnitAttr::get(module.getContext()));
        list.push_back(kernel);
      }
    for (auto function : llvm::to_vector(kernels.getOps<func::FuncOp>()))
      if (!function.isExternal())
        if (gpu::GPUFuncOp kernel = addKernel(function))
          list.push_back(kernel);
    for (gpu::GPUFuncOp kernel : list)
      addLaunch(module, kernels, kernel);
    count += unsigned(list.size());
  }
  if (count)
    module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                    UnitAttr::get(module.getContext()));
  return count;
}
