// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// MLIR's generic syntax, complete, as `mlir-opt --mlir-print-op-generic` prints
// it and as MLIR's parser reads it.
//
// Every decision is LL(1) (TableGenerator.cpp refuses the grammar otherwise),
// so that a table can replace ANTLR's run-time prediction. The text that a
// dialect prints between its own brackets is parsed as a sequence of tokens
// with balanced brackets (`body`). Only affine maps and sets in it are parsed
// by their own rules, because their `>=` would break the balance.
//
// Rules named ...Body are inlined into their callers and make no node in the
// Program tree (see Grammar.h).
parser grammar MLIRGeneric;

options { tokenVocab = MLIRGenericLexer; }

program : (operation | attributeAlias | typeAlias | resourceSection)* EOF;

attributeAlias : HASH_ID EQUAL attribute;
typeAlias : TYPE_ID EQUAL type;

// Operations.
operation
    : (resultList EQUAL)? operationName LPAREN operandList? RPAREN successorList?
      properties? regionList? attributeDictionary? COLON functionType location?;
operationName : STRING;
resultList : result (COMMA result)*;
result : VALUE_ID (COLON INTEGER)?;
operandList : operand (COMMA operand)*;
operand : VALUE_ID HASH_NUMBER?;
successorList : LBRACK successor (COMMA successor)* RBRACK;
successor : LABEL_ID;
properties : LESS attribute GREATER;
regionList : LPAREN region (COMMA region)* RPAREN;

// Regions and blocks. The first block of a region may have no label.
region : LBRACE entryBlock? block* RBRACE;
entryBlock : operation+;
block : LABEL_ID blockArgumentList? COLON operation*;
blockArgumentList : LPAREN (blockArgument (COMMA blockArgument)*)? RPAREN;
blockArgument : VALUE_ID COLON type location?;

// Types.
functionType : inputTypes ARROW resultTypes;
inputTypes : LPAREN (type (COMMA type)*)? RPAREN;
resultTypes : LPAREN (type (COMMA type)*)? RPAREN | nonFunctionType;
type : functionType | typeBody;
nonFunctionType : typeBody;
typeBody
    : INTEGER_TYPE
    | FLOAT_TYPE
    | INDEX_TYPE
    | NONE_TYPE
    | shapedType
    | complexType
    | tupleType
    | dialectType;
shapedType
    : (TENSOR | VECTOR | MEMREF) (UNRANKED | dimension*) nonFunctionType
      (COMMA attribute)* GREATER;
dimension : DIMENSION | SCALABLE_DIMENSION;
complexType : COMPLEX type GREATER;
tupleType : TUPLE (type (COMMA type)*)? GREATER;
dialectType : TYPE_ID body?;

// Attributes.
attribute : attributeBody (COLON type)?;
attributeBody
    : TRUE
    | FALSE
    | UNIT
    | number
    | STRING
    | symbolReference
    | arrayAttribute
    | attributeDictionary
    | denseElements
    | sparseElements
    | denseResource
    | denseArray
    | stridedLayout
    | affineMap
    | affineSet
    | distinctAttribute
    | location
    | dialectAttribute
    | functionType
    | typeBody;
attributeDictionary : LBRACE (attributeEntry (COMMA attributeEntry)*)? RBRACE;
attributeEntry : attributeName (EQUAL attribute)?;
attributeName : STRING | wordBody;
number : MINUS? (INTEGER | FLOAT | HEX_INTEGER);
symbolReference : SYMBOL_ID (COLON_COLON SYMBOL_ID)*;
arrayAttribute : LBRACK (attribute (COMMA attribute)*)? RBRACK;
denseElements : DENSE elements? GREATER;
sparseElements : SPARSE (elements COMMA elements)? GREATER;
elements
    : LBRACK (elements (COMMA elements)*)? RBRACK
    | LPAREN elements COMMA elements RPAREN
    | number
    | TRUE
    | FALSE
    | STRING
    | symbolReference
    | dialectAttribute;
denseResource : DENSE_RESOURCE (STRING | wordBody) GREATER;
denseArray : DENSE_ARRAY type (COLON elements (COMMA elements)*)? GREATER;
stridedLayout
    : STRIDED LBRACK (stride (COMMA stride)*)? RBRACK (COMMA BARE_ID COLON stride)? GREATER;
stride : QUESTION | number;
distinctAttribute : DISTINCT INTEGER RBRACK LESS attribute? GREATER;
dialectAttribute : (HASH_ID | HASH_NUMBER) body?;

// The text that a dialect prints between its own brackets.
body : LESS bodyItemBody* GREATER;
bodyGroup
    : LESS bodyItemBody* GREATER
    | LPAREN bodyItemBody* RPAREN
    | LBRACK bodyItemBody* RBRACK
    | LBRACE bodyItemBody* RBRACE
    | (TENSOR | VECTOR | MEMREF | COMPLEX | TUPLE | DENSE | SPARSE | DENSE_RESOURCE
      | DENSE_ARRAY | STRIDED | FUSED_WITH) bodyItemBody* GREATER
    | (LOC | CALLSITE) bodyItemBody* RPAREN
    | (DISTINCT | FUSED) bodyItemBody* RBRACK;
bodyItemBody
    : bodyGroup
    | affineMap
    | affineSet
    | ~(LESS | GREATER | LPAREN | RPAREN | LBRACK | RBRACK | LBRACE | RBRACE | TENSOR | VECTOR
      | MEMREF | COMPLEX | TUPLE | DENSE | SPARSE | DENSE_RESOURCE | DENSE_ARRAY | STRIDED
      | FUSED_WITH | LOC | CALLSITE | DISTINCT | FUSED | AFFINE_MAP | AFFINE_SET);

// Affine maps and sets.
affineMap : AFFINE_MAP affineDimensions affineSymbols? ARROW affineResults GREATER;
affineSet : AFFINE_SET affineDimensions affineSymbols? COLON affineConstraints GREATER;
affineDimensions : LPAREN (wordBody (COMMA wordBody)*)? RPAREN;
affineSymbols : LBRACK (wordBody (COMMA wordBody)*)? RBRACK;
affineResults : LPAREN (affineExpression (COMMA affineExpression)*)? RPAREN;
affineConstraints : LPAREN (affineConstraint (COMMA affineConstraint)*)? RPAREN;
affineConstraint : affineExpression (GREATER | LESS | EQUAL) EQUAL affineExpression;
affineExpression : affineTerm ((PLUS | MINUS) affineTerm)*;
affineTerm
    : affineFactor ((STAR | FLOORDIV | CEILDIV | MOD) affineFactor)*;
affineFactor : MINUS affineFactor | LPAREN affineExpression RPAREN | INTEGER | wordBody;

// Locations.
location : LOC locationBody RPAREN;
locationBody
    : BARE_ID
    | dialectAttribute
    | STRING (fileRangeBody | LPAREN innerLocation RPAREN)?
    | CALLSITE innerLocation AT innerLocation RPAREN
    | FUSED_WITH attribute GREATER LBRACK innerLocationsBody? RBRACK
    | FUSED innerLocationsBody? RBRACK
    | LOC innerLocation RPAREN;
innerLocation : locationBody;
innerLocationsBody : innerLocation (COMMA innerLocation)*;
fileRangeBody : COLON INTEGER COLON INTEGER (TO INTEGER? COLON INTEGER)?;

// Resources.
resourceSection : RESOURCE_OPEN (resourceEntry (COMMA resourceEntry)*)? RESOURCE_CLOSE;
resourceEntry : (STRING | wordBody) COLON resourceValue;
resourceValue
    : LBRACE (resourceEntry (COMMA resourceEntry)*)? RBRACE
    | LBRACK (resourceValue (COMMA resourceValue)*)? RBRACK
    | STRING
    | TRUE
    | FALSE
    | number;

// Where the grammar expects a word, a keyword is an ordinary word.
wordBody
    : BARE_ID
    | INTEGER_TYPE
    | FLOAT_TYPE
    | INDEX_TYPE
    | NONE_TYPE
    | TRUE
    | FALSE
    | UNIT
    | AT
    | TO
    | FLOORDIV
    | CEILDIV
    | MOD;
