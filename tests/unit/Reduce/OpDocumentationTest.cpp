//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/OpDocumentation.h"
#include "harness/reduce/StockTools.h"

#include "gtest/gtest.h"

using namespace scion;

/// As mlir-tblgen writes it.
static constexpr const char *page = R"(
### `toy.div` (toy::DivOp)

_Division_

Syntax:

```
operation ::= `toy.div` $lhs
```

Rounds towards positive infinity, i.e. `7 / -2` is
-3. Undefined for a divisor of 0.

It has a second paragraph.

Example:

```mlir
%a = toy.div %b
```

Traits: `Commutative`

### `toy.bare` (toy::BareOp)

Says this.

Effects: `None`

### `toy.mute` (toy::MuteOp)

_Mute_

#### Operands:
)";

TEST(OpDocumentation, IsTheDescriptionWithoutSyntaxAndExample) {
  EXPECT_EQ(sentencesAbout("toy.div", page, 60),
            "Rounds towards positive infinity, i.e. `7 / -2` is -3. Undefined "
            "for a divisor of 0. It has a second paragraph.");
  EXPECT_EQ(sentencesAbout("toy.bare", page, 60), "Says this.");
  EXPECT_EQ(sentencesAbout("toy.mute", page, 60), "");
  EXPECT_EQ(sentencesAbout("toy.di", page, 60), "");
}

TEST(OpDocumentation, EndsWithASentence) {
  EXPECT_EQ(sentencesAbout("toy.div", page, 12),
            "Rounds towards positive infinity, i.e. `7 / -2` is -3.");
  // The first sentence is never cut.
  EXPECT_EQ(sentencesAbout("toy.div", page, 2),
            "Rounds towards positive infinity, i.e. `7 / -2` is -3.");
}

TEST(OpDocumentation, IsFoundInTheInstalledMlir) {
  OpDocumentation said =
      documentationOf("math.powf", StockTools::defaultPrefix());
  EXPECT_EQ(said.file, "MathOps.td");
  EXPECT_NE(said.sentences.find("floating point"), std::string::npos)
      << said.sentences;
  EXPECT_EQ(documentationOf("math.powf", "/nowhere").sentences, "");
  EXPECT_EQ(documentationOf("toy.div", StockTools::defaultPrefix()).sentences,
            "");
}
