# ===----------------------------------------------------------------------===//
#
# Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The functions of C++ files in LLVM's style, found by tokens and braces, and what
can be counted in them. No compiler is asked: a file needs no build."""

import collections
import dataclasses
import re

TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/"  # comments
    r'|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''  # literals
    r"|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*"  # lines of the preprocessor
    r"|[A-Za-z_]\w*|\d[\w.']*|->|::|&&|\|\||\n|\S",
    re.S | re.M,
)
WORD = re.compile(r"[A-Za-z_]\w*$")
NO_CALLS = set("if for while switch return sizeof do else catch case new delete static_assert decltype assert".split())
BRANCHES = ("if", "for", "while", "case", "catch", "&&", "||", "?")


@dataclasses.dataclass
class Function:
    owner: str  # the class, "" if there is none
    name: str
    head: list  # tokens before the body
    body: list
    first: int  # lines
    last: int
    comments: int  # lines of comments within
    documented: int  # lines of comments in front
    path: str = ""


def functions(text):
    """All functions with a body, in order."""
    tokens, comments = tokenize(text)
    found, scopes, start, at = [], [], 0, 0
    while at < len(tokens):
        token = tokens[at][0]
        if token == "}":
            if scopes:
                scopes.pop()
            start = at + 1
        elif token == ";" or (token == ":" and at and tokens[at - 1][0] in ("public", "private", "protected")):
            start = at + 1
        elif token == "{":
            head = [word for word, _ in tokens[start:at]]
            if is_initializer(head):
                at = closing(tokens, at)
                continue
            kind, name, owner = classify(head)
            if kind in ("namespace", "class"):
                scopes.append((kind, name))
                start = at + 1
            else:
                end = closing(tokens, at)
                if kind == "function":
                    owner = owner or next((scope for of, scope in reversed(scopes) if of == "class"), "")
                    first, last = tokens[start][1], tokens[end - 1][1]
                    above = first - 1
                    while above in comments:
                        above -= 1
                    within = sum(line in comments for line in range(first, last + 1))
                    body = [word for word, _ in tokens[at:end]]
                    found.append(Function(owner, name, head, body, first, last, within, first - 1 - above))
                    start = end
                at = end
                continue
        at += 1
    return found


def tokenize(text):
    """Tokens with their lines, and the lines that hold comments."""
    tokens, comments, line = [], set(), 1
    for match in TOKEN.finditer(text):
        token = match.group(0)
        if token.startswith(("//", "/*")):
            comments.update(range(line, line + token.count("\n") + 1))
        elif token != "\n" and not token.lstrip().startswith("#"):
            tokens.append((token, line))
        line += token.count("\n")
    return tokens, comments


def closing(tokens, at):
    """Behind the brace that closes the one at `at`."""
    depth = 0
    while at < len(tokens):
        depth += {"{": 1, "}": -1}.get(tokens[at][0], 0)
        at += 1
        if depth == 0:
            break
    return at


def is_initializer(head):
    """Whether the brace after these tokens is that of `member{…}` of a constructor."""
    if ")" not in head or not WORD.match(head[-1]) or head[-1] in ("const", "override", "noexcept", "final", "mutable"):
        return False
    return ":" in head[head.index(")") :] and "->" not in head


def behind_angles(words, at):
    """Behind the list of template arguments that begins at `at`."""
    depth = 0
    while at < len(words):
        depth += {"<": 1, ">": -1}.get(words[at], 0)
        at += 1
        if depth == 0:
            break
    return at


def classify(head):
    """The kind of block that the brace after these tokens opens: (kind, name, class)."""
    if "namespace" in head or head[:1] == ["extern"]:
        return "namespace", "", ""
    while head[:1] == ["template"]:
        head = head[behind_angles(head, 1) :]
    if "operator" in head and "(" in head:
        return "function", "operator", ""
    if "(" in head:
        opens, depth = head.index("("), 0
        for at, word in enumerate(head):
            if word == "(" and depth == 0:
                opens = at
                break
            depth = max(0, depth + {"<": 1, ">": -1}.get(word, 0))
        before = head[:opens]
        if before and WORD.match(before[-1]) and before[-1] not in NO_CALLS and "=" not in before:
            if before[0] in ("struct", "class") and ":" in before:
                return "class", before[1], ""
            return "function", before[-1], qualifier(before[:-1])
    for key in ("class", "struct", "union"):
        if key in head and "enum" not in head:
            names = [word for word in head[head.index(key) + 1 :] if WORD.match(word) and word != "final"]
            return "class", names[0] if names else "", ""
    return "other", "", ""


def qualifier(words):
    """The class of `Class<T>::` at the end."""
    if words[-1:] != ["::"]:
        return ""
    words = words[:-1]
    depth = 0
    while words and (words[-1] == ">" or depth):
        depth += {">": 1, "<": -1}.get(words[-1], 0)
        words = words[:-1]
    return words[-1] if words else ""


def features(function):
    """Numbers, by name."""
    body = function.body
    count = collections.Counter(body)
    depth = nesting = 0
    for token in body:
        depth += {"{": 1, "}": -1}.get(token, 0)
        nesting = max(nesting, depth)
    lines = function.last - function.first + 1
    cyclomatic = 1 + sum(count[token] for token in BRANCHES)
    calls = [one for one, next in zip(body, body[1:]) if next in ("(", "<") and WORD.match(one) and one not in NO_CALLS]
    return {
        "lines": lines,
        "statements": count[";"],
        "tokens": len(body),
        "comment-ratio": function.comments / lines,
        "documented": function.documented,
        "cyclomatic": cyclomatic,
        "branches-per-line": cyclomatic / lines,
        "nesting": nesting,
        "parameters": function.head.count(",") + 1,
        "returns": count["return"],
        "loops": count["for"] + count["while"],
        "casts": count["cast"] + count["dyn_cast"] + count["isa"],
        "assertions": count["assert"],
        "calls": len(calls),
        "callees": len(set(calls)),
    }


def change(function, before):
    """0 if one of the functions of that name is the same, 1 if there is none."""
    least = 1.0
    mine = collections.Counter(function.body)
    for other in before:
        if other.body == function.body:
            return 0.0
        same = sum((mine & collections.Counter(other.body)).values())
        least = min(least, 1 - 2 * same / (len(function.body) + len(other.body)))
    return least
