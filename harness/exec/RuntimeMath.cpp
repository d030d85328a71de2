//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/exec/Runtime.h"

#include <bit>
#include <cmath>

using namespace scion;

// LLVM's codegen calls these for operations that x86-64 has no instruction for.
// libgcc and compiler-rt both have them.
extern "C" {
float __extendhfsf2(_Float16);
_Float16 __truncsfhf2(float);
_Float16 __truncdfhf2(double);
float __powisf2(float, int);
double __powidf2(double, int);
__int128 __divti3(__int128, __int128);
__int128 __modti3(__int128, __int128);
unsigned __int128 __udivti3(unsigned __int128, unsigned __int128);
unsigned __int128 __umodti3(unsigned __int128, unsigned __int128);
__int128 __fixsfti(float);
__int128 __fixdfti(double);
unsigned __int128 __fixunssfti(float);
unsigned __int128 __fixunsdfti(double);
float __floattisf(__int128);
double __floattidf(__int128);
float __floatuntisf(unsigned __int128);
double __floatuntidf(unsigned __int128);

// C's complex functions, which <complex.h> hides from C++.
double cabs(_Complex double);
double carg(_Complex double);
_Complex double ccos(_Complex double);
_Complex double csin(_Complex double);
_Complex double ctan(_Complex double);
_Complex double ctanh(_Complex double);
_Complex double cexp(_Complex double);
_Complex double clog(_Complex double);
_Complex double csqrt(_Complex double);
_Complex double conj(_Complex double);
float cabsf(_Complex float);
float cargf(_Complex float);
_Complex float ccosf(_Complex float);
_Complex float csinf(_Complex float);
_Complex float ctanf(_Complex float);
_Complex float ctanhf(_Complex float);
_Complex float cexpf(_Complex float);
_Complex float clogf(_Complex float);
_Complex float csqrtf(_Complex float);
_Complex float conjf(_Complex float);
_Complex float cpowf(_Complex float, _Complex float);
_Complex double cpow(_Complex double, _Complex double);
}

/// Rounds to nearest, ties to even. libgcc of GCC 12 does not have it.
static __bf16 truncateToBFloat(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if (std::isnan(value))
    return std::bit_cast<__bf16>(uint16_t(bits >> 16 | 0x40));
  bits += 0x7fff + (bits >> 16 & 1);
  return std::bit_cast<__bf16>(uint16_t(bits >> 16));
}

/// Rounds to float with round-to-odd first, so that the second rounding is
/// correct.
static __bf16 truncateDoubleToBFloat(double value) {
  float narrow = float(value);
  uint32_t bits = std::bit_cast<uint32_t>(narrow);
  if (!std::isnan(value) && !std::isinf(narrow) && double(narrow) != value) {
    bool isAwayFromZero = std::fabs(double(narrow)) > std::fabs(value);
    if (!(bits & 1))
      bits += isAwayFromZero ? -1 : 1;
  } else if (std::isinf(narrow) && !std::isinf(value)) {
    bits -= 1; // the largest float, which is odd
  }
  return truncateToBFloat(std::bit_cast<float>(bits));
}

#ifdef __x86_64__
namespace {
/// A bf16 where LLVM 22 looks for it: in xmm0, and after a constrained fptrunc
/// in ax.
struct BFloatInBoth {
  uint64_t integer;
  double vector;
};
} // namespace

static BFloatInBoth inBoth(__bf16 value) {
  uint64_t bits = std::bit_cast<uint16_t>(value);
  return {bits, std::bit_cast<double>(bits)};
}
static BFloatInBoth returnedBFloat(float value) {
  return inBoth(truncateToBFloat(value));
}
static BFloatInBoth returnedBFloat(double value) {
  return inBoth(truncateDoubleToBFloat(value));
}
#else
static __bf16 returnedBFloat(float value) { return truncateToBFloat(value); }
static __bf16 returnedBFloat(double value) {
  return truncateDoubleToBFloat(value);
}
#endif
using BFloat = decltype(returnedBFloat(0.0));

std::span<const RuntimeSymbol> scion::mathSymbols() {
  static const RuntimeSymbol table[] = {
#define UNARY(NAME)                                                            \
  symbol(#NAME, static_cast<double (*)(double)>(::NAME)),                      \
      symbol(#NAME "f", static_cast<float (*)(float)>(::NAME##f))
      UNARY(acos),
      UNARY(acosh),
      UNARY(asin),
      UNARY(asinh),
      UNARY(atan),
      UNARY(atanh),
      UNARY(cbrt),
      UNARY(ceil),
      UNARY(cos),
      UNARY(cosh),
      UNARY(erf),
      UNARY(erfc),
      UNARY(exp),
      UNARY(exp2),
      UNARY(expm1),
      UNARY(fabs),
      UNARY(floor),
      UNARY(log),
      UNARY(log10),
      UNARY(log1p),
      UNARY(log2),
      UNARY(rint),
      UNARY(nearbyint),
      UNARY(round),
      UNARY(roundeven),
      UNARY(sin),
      UNARY(sinh),
      UNARY(sqrt),
      UNARY(tan),
      UNARY(tanh),
      UNARY(tgamma),
      UNARY(trunc),
      UNARY(exp10),
#undef UNARY
#define BINARY(NAME)                                                           \
  symbol(#NAME, static_cast<double (*)(double, double)>(::NAME)),              \
      symbol(#NAME "f", static_cast<float (*)(float, float)>(::NAME##f))
      BINARY(atan2),
      BINARY(copysign),
      BINARY(fmod),
      BINARY(pow),
      BINARY(hypot),
      BINARY(fmin),
      BINARY(fmax),
      BINARY(remainder),
#undef BINARY
      symbol("fma", static_cast<double (*)(double, double, double)>(::fma)),
      symbol("fmaf", static_cast<float (*)(float, float, float)>(::fmaf)),
      symbol("ldexp", static_cast<double (*)(double, int)>(::ldexp)),
      symbol("ldexpf", static_cast<float (*)(float, int)>(::ldexpf)),
      symbol("frexp", static_cast<double (*)(double, int *)>(::frexp)),
      symbol("frexpf", static_cast<float (*)(float, int *)>(::frexpf)),
      symbol("sincos",
             static_cast<void (*)(double, double *, double *)>(::sincos)),
      symbol("sincosf",
             static_cast<void (*)(float, float *, float *)>(::sincosf)),
  // The functions on float get garbage, as in mlir-runner: MLIR passes
  // complex<f32> as two values, C in one register.
#define COMPLEX(NAME)                                                          \
  symbol(#NAME, static_cast<_Complex double (*)(_Complex double)>(::NAME))
      COMPLEX(ccos),
      COMPLEX(csin),
      COMPLEX(ctan),
      COMPLEX(ctanh),
      COMPLEX(cexp),
      COMPLEX(clog),
      COMPLEX(csqrt),
      COMPLEX(conj),
#undef COMPLEX
#define COMPLEX_FLOAT(NAME)                                                    \
  symbol(#NAME, static_cast<_Complex float (*)(_Complex float)>(::NAME))
      COMPLEX_FLOAT(ccosf),
      COMPLEX_FLOAT(csinf),
      COMPLEX_FLOAT(ctanf),
      COMPLEX_FLOAT(ctanhf),
      COMPLEX_FLOAT(cexpf),
      COMPLEX_FLOAT(clogf),
      COMPLEX_FLOAT(csqrtf),
      COMPLEX_FLOAT(conjf),
#undef COMPLEX_FLOAT
      symbol("cabsf", static_cast<float (*)(_Complex float)>(::cabsf)),
      symbol("cargf", static_cast<float (*)(_Complex float)>(::cargf)),
      symbol("cpowf",
             static_cast<_Complex float (*)(_Complex float, _Complex float)>(
                 ::cpowf)),
      symbol("cabs", static_cast<double (*)(_Complex double)>(::cabs)),
      symbol("carg", static_cast<double (*)(_Complex double)>(::carg)),
      symbol("cpow",
             static_cast<_Complex double (*)(_Complex double, _Complex double)>(
                 ::cpow)),
#define BUILTIN(NAME) symbol(#NAME, ::NAME)
      BUILTIN(__extendhfsf2),
      BUILTIN(__truncsfhf2),
      BUILTIN(__truncdfhf2),
      BUILTIN(__powisf2),
      BUILTIN(__powidf2),
      BUILTIN(__divti3),
      BUILTIN(__modti3),
      BUILTIN(__udivti3),
      BUILTIN(__umodti3),
      BUILTIN(__fixsfti),
      BUILTIN(__fixdfti),
      BUILTIN(__fixunssfti),
      BUILTIN(__fixunsdfti),
      BUILTIN(__floattisf),
      BUILTIN(__floattidf),
      BUILTIN(__floatuntisf),
      BUILTIN(__floatuntidf),
#undef BUILTIN
      symbol("__truncsfbf2", static_cast<BFloat (*)(float)>(returnedBFloat)),
      symbol("__truncdfbf2", static_cast<BFloat (*)(double)>(returnedBFloat)),
  };
  return table;
}
