// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The tokens of MLIR's generic syntax, over bytes (strings and comments may hold
// any byte). Two decisions keep the parser LL(1):
//  - A keyword that is only special before a bracket forms one token with it
//    (`tensor<`, `dense<`, `loc(`). Alone, for example as an attribute name, it
//    is an ordinary word.
//  - Dimension lists have a mode of their own, because `4x8xf32` is one integer
//    and one word everywhere else, and `0x4` is a number everywhere else.
lexer grammar MLIRGenericLexer;

WHITESPACE : [ \t\r\n\u000B\u000C\u0000]+ -> channel(HIDDEN);
COMMENT : '//' ~[\r\n]* -> channel(HIDDEN);

// Keywords with their bracket.
TENSOR : 'tensor' S '<' -> pushMode(SHAPE);
VECTOR : 'vector' S '<' -> pushMode(SHAPE);
MEMREF : 'memref' S '<' -> pushMode(SHAPE);
COMPLEX : 'complex' S '<';
TUPLE : 'tuple' S '<';
DENSE : 'dense' S '<';
SPARSE : 'sparse' S '<';
DENSE_RESOURCE : 'dense_resource' S '<';
DENSE_ARRAY : 'array' S '<';
STRIDED : 'strided' S '<';
AFFINE_MAP : 'affine_map' S '<';
AFFINE_SET : 'affine_set' S '<';
DISTINCT : 'distinct' S '[';
LOC : 'loc' S '(';
CALLSITE : 'callsite' S '(';
FUSED : 'fused' S '[';
FUSED_WITH : 'fused' S '<';

// Keywords.
TRUE : 'true';
FALSE : 'false';
UNIT : 'unit';
AT : 'at';
TO : 'to';
FLOORDIV : 'floordiv';
CEILDIV : 'ceildiv';
MOD : 'mod';

INTEGER_TYPE : INTEGER_WORD;
FLOAT_TYPE : FLOAT_WORD;
INDEX_TYPE : 'index';
NONE_TYPE : 'none';

BARE_ID : WORD;
VALUE_ID : '%' SUFFIX_ID;
LABEL_ID : '^' SUFFIX_ID;
SYMBOL_ID : '@' (WORD | QUOTED);
TYPE_ID : '!' SUFFIX_ID;
HASH_NUMBER : '#' DIGIT+;
HASH_ID : '#' SUFFIX_WORD;

INTEGER : DIGIT+;
HEX_INTEGER : '0x' [0-9a-fA-F]+;
FLOAT : DIGIT+ '.' DIGIT* ([eE] [-+]? DIGIT+)?;
STRING : QUOTED;

RESOURCE_OPEN : '{-#';
RESOURCE_CLOSE : '#-}';
ARROW : '->';
COLON_COLON : '::';
LPAREN : '(';
RPAREN : ')';
LBRACK : '[';
RBRACK : ']';
LBRACE : '{';
RBRACE : '}';
LESS : '<';
GREATER : '>';
COLON : ':';
COMMA : ',';
EQUAL : '=';
PLUS : '+';
MINUS : '-';
STAR : '*';
QUESTION : '?';

// Bytes that only dialect bodies may contain (`|`, `.`, `$`, a lone `%` …).
OTHER : .;

// The mode after `tensor<`, `vector<` or `memref<`, which ends with the first
// token that is no dimension.
mode SHAPE;
DIMENSION : (DIGIT+ | '?') S 'x';
SCALABLE_DIMENSION : '[' S DIGIT+ S ']' S 'x';
UNRANKED : '*' S 'x';
S_WHITESPACE : [ \t\r\n\u000B\u000C\u0000]+ -> type(WHITESPACE), channel(HIDDEN);
S_COMMENT : '//' ~[\r\n]* -> type(COMMENT), channel(HIDDEN);
S_TENSOR : 'tensor' S '<' -> type(TENSOR), mode(SHAPE);
S_VECTOR : 'vector' S '<' -> type(VECTOR), mode(SHAPE);
S_MEMREF : 'memref' S '<' -> type(MEMREF), mode(SHAPE);
S_COMPLEX : 'complex' S '<' -> type(COMPLEX), popMode;
S_TUPLE : 'tuple' S '<' -> type(TUPLE), popMode;
S_INTEGER_TYPE : INTEGER_WORD -> type(INTEGER_TYPE), popMode;
S_FLOAT_TYPE : FLOAT_WORD -> type(FLOAT_TYPE), popMode;
S_INDEX_TYPE : 'index' -> type(INDEX_TYPE), popMode;
S_NONE_TYPE : 'none' -> type(NONE_TYPE), popMode;
S_BARE_ID : WORD -> type(BARE_ID), popMode;
S_TYPE_ID : '!' SUFFIX_ID -> type(TYPE_ID), popMode;
S_HASH_NUMBER : '#' DIGIT+ -> type(HASH_NUMBER), popMode;
S_HASH_ID : '#' SUFFIX_WORD -> type(HASH_ID), popMode;
S_INTEGER : DIGIT+ -> type(INTEGER), popMode;
S_STRING : QUOTED -> type(STRING), popMode;
S_LPAREN : '(' -> type(LPAREN), popMode;
S_RPAREN : ')' -> type(RPAREN), popMode;
S_LBRACK : '[' -> type(LBRACK), popMode;
S_RBRACK : ']' -> type(RBRACK), popMode;
S_LBRACE : '{' -> type(LBRACE), popMode;
S_RBRACE : '}' -> type(RBRACE), popMode;
S_LESS : '<' -> type(LESS), popMode;
S_GREATER : '>' -> type(GREATER), popMode;
S_COMMA : ',' -> type(COMMA), popMode;
S_STAR : '*' -> type(STAR), popMode;
S_QUESTION : '?' -> type(QUESTION), popMode;
S_OTHER : . -> type(OTHER), popMode;

fragment S : [ \t\r\n]*;
fragment DIGIT : [0-9];
fragment INTEGER_WORD : [su]? 'i' DIGIT+;
fragment FLOAT_WORD : ('f' | 'bf' | 'tf') DIGIT+ ('E' DIGIT+ 'M' DIGIT+ [A-Z0-9]*)?;
fragment WORD : [a-zA-Z_] [a-zA-Z0-9_$.]*;
fragment SUFFIX_ID : DIGIT+ | SUFFIX_WORD;
fragment SUFFIX_WORD : [a-zA-Z_$.\-] [a-zA-Z0-9_$.\-]*;
fragment QUOTED : '"' (~["\\\r\n] | '\\' ~[\r\n])* '"';
