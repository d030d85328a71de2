//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Outcome.h"

using namespace scion;

const char *scion::trapName(TrapKind kind) {
  switch (kind) {
  case TrapKind::None:
    return "none";
  case TrapKind::NullAccess:
    return "null access";
  case TrapKind::BadAccess:
    return "bad access";
  case TrapKind::BusError:
    return "bus error";
  case TrapKind::Division:
    return "division trap";
  case TrapKind::IllegalInstruction:
    return "illegal instruction";
  case TrapKind::Abort:
    return "abort";
  case TrapKind::HeapOverflow:
    return "heap overflow";
  case TrapKind::StackOverflow:
    return "stack buffer overflow";
  case TrapKind::GlobalOverflow:
    return "global overflow";
  case TrapKind::UseAfterFree:
    return "use after free";
  case TrapKind::UseAfterScope:
    return "use after scope";
  case TrapKind::OtherMemoryError:
    return "memory error";
  case TrapKind::InvalidFree:
    return "invalid free";
  case TrapKind::HugeAllocation:
    return "allocation that no memory can hold";
  }
  return "unknown";
}

const char *scion::toString(Limit limit) {
  switch (limit) {
  case Limit::None:
    return "none";
  case Limit::Fuel:
    return "fuel";
  case Limit::Memory:
    return "memory";
  case Limit::Trace:
    return "trace";
  case Limit::Stack:
    return "stack";
  }
  return "unknown";
}

const char *scion::toString(NotRunReason reason) {
  switch (reason) {
  case NotRunReason::None:
    return "none";
  case NotRunReason::Untranslatable:
    return "cannot be translated";
  case NotRunReason::InvalidLLVMIR:
    return "invalid LLVM IR";
  case NotRunReason::Codegen:
    return "code generation";
  case NotRunReason::Link:
    return "linking";
  case NotRunReason::OutOfScope:
    return "out of scope";
  }
  return "unknown";
}
