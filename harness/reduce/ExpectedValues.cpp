#include "harness/reduce/ExpectedValues.h"

#include "harness/reduce/Probe.h"

using namespace scion;

static constexpr char byDefinition[] =
    "the definitions of its ops, interpreted one by one";

std::string scion::sourceOfExpectedValues(const TestCase &subject,
                                          const Goal &goal,
                                          bool isInterpretedResult) {
  if (isJudgedByInterpreter(goal))
    return byDefinition;
  std::string source;
  if (subject.badLevel)
    source = "the same module without LLVM's optimiser";
  else if (subject.good.empty())
    source = "the same program lowered without this pass";
  else
    source = "the same program lowered another way (see `replay.sh`)";
  return isInterpretedResult ? std::string(byDefinition) + ", and " + source
                             : source;
}
