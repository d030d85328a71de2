#include "harness/reduce/ExpectedValues.h"

#include "harness/reduce/Probe.h"

using namespace scion;

static constexpr char byDefinition[] = "by the semantics of its ops";

std::string scion::sourceOfExpectedValues(const TestCase &subject,
                                          const Goal &goal,
                                          bool isInterpretedResult) {
  if (isJudgedByInterpreter(goal))
    return byDefinition;
  std::string source;
  if (subject.badLevel)
    source = "as the same module does without LLVM's optimiser";
  else if (subject.good.empty())
    source = "as the same program does, lowered without this pass";
  else
    source =
        "as the same program does through another pipeline (see `replay.sh`)";
  return isInterpretedResult ? std::string(byDefinition) + ", and " + source
                             : source;
}
