// kind: invalid-ir
// culprit: convert-pdl-to-pdl-interp
// bad: '--pass-pipeline=builtin.module(convert-pdl-to-pdl-interp,convert-pdl-to-pdl-interp)'
"builtin.module"() ({
^bb0:
}) : () -> ()
