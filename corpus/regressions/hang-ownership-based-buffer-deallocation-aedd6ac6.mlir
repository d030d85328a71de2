// kind: hang
// culprit: ownership-based-buffer-deallocation
// bad: --ownership-based-buffer-deallocation
// No loop, and 2^36 ways from the first block to the last.
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "cf.br"()[^bb2] : () -> ()
  ^bb2:
    "cf.cond_br"(%arg0)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:
    "cf.br"()[^bb4] : () -> ()
  ^bb4:
    "cf.cond_br"(%arg0)[^bb5, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb5:
    "cf.br"()[^bb6] : () -> ()
  ^bb6:
    "cf.cond_br"(%arg0)[^bb7, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb7:
    "cf.br"()[^bb8] : () -> ()
  ^bb8:
    "cf.cond_br"(%arg0)[^bb9, ^bb10] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb9:
    "cf.br"()[^bb10] : () -> ()
  ^bb10:
    "cf.cond_br"(%arg0)[^bb11, ^bb12] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb11:
    "cf.br"()[^bb12] : () -> ()
  ^bb12:
    "cf.cond_br"(%arg0)[^bb13, ^bb14] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb13:
    "cf.br"()[^bb14] : () -> ()
  ^bb14:
    "cf.cond_br"(%arg0)[^bb15, ^bb16] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb15:
    "cf.br"()[^bb16] : () -> ()
  ^bb16:
    "cf.cond_br"(%arg0)[^bb17, ^bb18] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb17:
    "cf.br"()[^bb18] : () -> ()
  ^bb18:
    "cf.cond_br"(%arg0)[^bb19, ^bb20] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb19:
    "cf.br"()[^bb20] : () -> ()
  ^bb20:
    "cf.cond_br"(%arg0)[^bb21, ^bb22] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb21:
    "cf.br"()[^bb22] : () -> ()
  ^bb22:
    "cf.cond_br"(%arg0)[^bb23, ^bb24] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb23:
    "cf.br"()[^bb24] : () -> ()
  ^bb24:
    "cf.cond_br"(%arg0)[^bb25, ^bb26] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb25:
    "cf.br"()[^bb26] : () -> ()
  ^bb26:
    "cf.cond_br"(%arg0)[^bb27, ^bb28] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb27:
    "cf.br"()[^bb28] : () -> ()
  ^bb28:
    "cf.cond_br"(%arg0)[^bb29, ^bb30] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb29:
    "cf.br"()[^bb30] : () -> ()
  ^bb30:
    "cf.cond_br"(%arg0)[^bb31, ^bb32] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb31:
    "cf.br"()[^bb32] : () -> ()
  ^bb32:
    "cf.cond_br"(%arg0)[^bb33, ^bb34] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb33:
    "cf.br"()[^bb34] : () -> ()
  ^bb34:
    "cf.cond_br"(%arg0)[^bb35, ^bb36] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb35:
    "cf.br"()[^bb36] : () -> ()
  ^bb36:
    "cf.cond_br"(%arg0)[^bb37, ^bb38] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb37:
    "cf.br"()[^bb38] : () -> ()
  ^bb38:
    "cf.cond_br"(%arg0)[^bb39, ^bb40] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb39:
    "cf.br"()[^bb40] : () -> ()
  ^bb40:
    "cf.cond_br"(%arg0)[^bb41, ^bb42] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb41:
    "cf.br"()[^bb42] : () -> ()
  ^bb42:
    "cf.cond_br"(%arg0)[^bb43, ^bb44] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb43:
    "cf.br"()[^bb44] : () -> ()
  ^bb44:
    "cf.cond_br"(%arg0)[^bb45, ^bb46] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb45:
    "cf.br"()[^bb46] : () -> ()
  ^bb46:
    "cf.cond_br"(%arg0)[^bb47, ^bb48] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb47:
    "cf.br"()[^bb48] : () -> ()
  ^bb48:
    "cf.cond_br"(%arg0)[^bb49, ^bb50] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb49:
    "cf.br"()[^bb50] : () -> ()
  ^bb50:
    "cf.cond_br"(%arg0)[^bb51, ^bb52] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb51:
    "cf.br"()[^bb52] : () -> ()
  ^bb52:
    "cf.cond_br"(%arg0)[^bb53, ^bb54] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb53:
    "cf.br"()[^bb54] : () -> ()
  ^bb54:
    "cf.cond_br"(%arg0)[^bb55, ^bb56] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb55:
    "cf.br"()[^bb56] : () -> ()
  ^bb56:
    "cf.cond_br"(%arg0)[^bb57, ^bb58] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb57:
    "cf.br"()[^bb58] : () -> ()
  ^bb58:
    "cf.cond_br"(%arg0)[^bb59, ^bb60] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb59:
    "cf.br"()[^bb60] : () -> ()
  ^bb60:
    "cf.cond_br"(%arg0)[^bb61, ^bb62] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb61:
    "cf.br"()[^bb62] : () -> ()
  ^bb62:
    "cf.cond_br"(%arg0)[^bb63, ^bb64] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb63:
    "cf.br"()[^bb64] : () -> ()
  ^bb64:
    "cf.cond_br"(%arg0)[^bb65, ^bb66] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb65:
    "cf.br"()[^bb66] : () -> ()
  ^bb66:
    "cf.cond_br"(%arg0)[^bb67, ^bb68] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb67:
    "cf.br"()[^bb68] : () -> ()
  ^bb68:
    "cf.cond_br"(%arg0)[^bb69, ^bb70] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb69:
    "cf.br"()[^bb70] : () -> ()
  ^bb70:
    "cf.cond_br"(%arg0)[^bb71, ^bb72] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb71:
    "cf.br"()[^bb72] : () -> ()
  ^bb72:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
