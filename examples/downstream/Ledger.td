// The ledger dialect: amounts of money, which are shared out.
#ifndef LEDGER_TD
#define LEDGER_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Ledger_Dialect : Dialect {
  let name = "ledger";
  let cppNamespace = "::ledger";
  let useDefaultTypePrinterParser = 1;
}

class Ledger_Type<string className, string word>
    : TypeDef<Ledger_Dialect, className> {
  let mnemonic = word;
}
def Amount : Ledger_Type<"Amount", "amount"> {
  let summary = "Money, in whole cents";
}
def Parts : Ledger_Type<"Parts", "parts"> {
  let summary = "A number of parts";
}
def AmountOrParts : AnyTypeOf<[Amount, Parts]>;

class Ledger_Op<string name, list<Trait> traits = []>
    : Op<Ledger_Dialect, name, traits>;

def FromOp : Ledger_Op<"from", [Pure]> {
  let summary = "The amount, or the parts, of this number";
  let arguments = (ins I64:$number);
  let results = (outs AmountOrParts:$result);
  let assemblyFormat = "$number attr-dict `:` type($result)";
}

def ValueOp : Ledger_Op<"value", [Pure]> {
  let summary = "The number of an amount or of parts";
  let arguments = (ins AmountOrParts:$of);
  let results = (outs I64:$number);
  let assemblyFormat = "$of attr-dict `:` type($of)";
}

def AddOp : Ledger_Op<"add", [Pure, Commutative]> {
  let summary = "The sum, which wraps";
  let arguments = (ins Amount:$left, Amount:$right);
  let results = (outs Amount:$sum);
  let assemblyFormat = "$left `,` $right attr-dict";
}

// Not Pure: with less than one part it is undefined, so it is not speculated.
def ShareOp : Ledger_Op<"share", [NoMemoryEffect]> {
  let summary = "One of `parts` shares, rounded down; undefined for less than one";
  let arguments = (ins Amount:$amount, Parts:$parts);
  let results = (outs Amount:$share);
  let assemblyFormat = "$amount `by` $parts attr-dict";
}

def RepeatOp : Ledger_Op<"repeat", [SingleBlock, RecursiveMemoryEffects]> {
  let summary = "Runs the body `times` times; each run takes what the one before yields";
  let arguments = (ins Parts:$times, Amount:$start);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Amount:$last);
  let assemblyFormat = "$times `from` $start $body attr-dict";
  let hasRegionVerifier = 1;
}

def YieldOp : Ledger_Op<"yield", [Pure, Terminator, HasParent<"RepeatOp">]> {
  let arguments = (ins Amount:$amount);
  let assemblyFormat = "$amount attr-dict";
}

#endif // LEDGER_TD
