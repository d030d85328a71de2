# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Programs put together: one's @main calls those of others first."""

import re


def top_level(text):
    """The ops of a module in generic form, and the aliases before it."""
    aliases, ops, inside = [], [], False
    for line in text.split("\n"):
        if line.startswith("#"):
            aliases.append(line)
        elif line.startswith('"builtin.module"'):
            inside = True
        elif line.startswith("})"):
            inside = False
        elif inside and line.startswith('  "'):
            ops.append(line)
        elif inside:
            ops[-1] += "\n" + line
    return aliases, ops


def graft(programs):
    """One module: the last program's @main calls those of the others first."""
    aliases, ops, calls, declared = [], [], [], {}
    for index, text in enumerate(programs):
        is_last = index + 1 == len(programs)
        own_aliases, own = top_level(text)
        for name in {m for line in own_aliases for m in re.findall(r"^(#\w+) =", line)}:
            fresh = f"#p{index}_{name[1:]}"
            pattern = re.compile(re.escape(name) + r"\b")
            own_aliases = [pattern.sub(fresh, line) for line in own_aliases]
            own = [pattern.sub(fresh, op) for op in own]
        names = {}
        for op in own:
            symbol = re.search(r'sym_name = "([^"]+)"', op)
            if symbol:
                is_body = "func.func" not in op or op.count("\n") > 1
                names[symbol.group(1)] = is_body and not (is_last and symbol.group(1) == "main")
        for op in own:
            for name, is_renamed in names.items():
                if is_renamed:
                    op = re.sub(rf'@{re.escape(name)}\b', f"@p{index}_{name}", op)
                    op = op.replace(f'sym_name = "{name}"', f'sym_name = "p{index}_{name}"')
            symbol = re.search(r'sym_name = "([^"]+)"', op)
            if symbol and declared.setdefault(symbol.group(1), op) is not op:
                continue
            if is_last and symbol and symbol.group(1) == "main":
                head, body = op.split("\n", 1)
                op = head + "\n" + "".join(
                    f'    "func.call"() <{{callee = @{callee}}}> : () -> ()\n' for callee in calls
                ) + body
            elif symbol and symbol.group(1) == f"p{index}_main":
                calls.append(f"p{index}_main")
                op = op.replace(f'sym_name = "p{index}_main"',
                                f'sym_name = "p{index}_main", sym_visibility = "private"')
            ops.append(op)
        aliases += own_aliases
    return "\n".join(aliases + ['"builtin.module"() ({'] + ops + ["}) : () -> ()", ""])


def count_ops(text):
    return len(re.findall(r'^\s*(?:%[\w:, %]+ = )?"[a-z_0-9]+\.[\w.]+"', text, re.MULTILINE))
