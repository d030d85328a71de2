// Quantised types: per layer, per axis, per sub-channel, calibrated, any.
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x!quant.uniform<i8<-8:7>:f32, 1.000000e-01:3>>, tensor<2x3x!quant.uniform<u8:f32:1, {2.000000e+00:10,3.000000e+00,5.000000e-01:255}>>, tensor<4x2x!quant.uniform<i8:f32:{0:2, 1:1}, {{2.000000e+00:10, 3.000000e+00:1}, {4.000000e+00:2, 5.000000e+00:3}}>>, !quant.calibrated<f32<-0.998:1.232100e+00>>, !quant.any<i8<-16:7>:f32>, !quant.any<u8>) -> (), sym_name = "q", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>) -> tensor<?xi8>, sym_name = "c"}> ({
  ^bb0(%arg0: tensor<?xf32>):
    %0 = "quant.qcast"(%arg0) : (tensor<?xf32>) -> tensor<?x!quant.uniform<i8:f32, 2.000000e+00:-128>>
    %1 = "quant.scast"(%0) : (tensor<?x!quant.uniform<i8:f32, 2.000000e+00:-128>>) -> tensor<?xi8>
    "func.return"(%1) : (tensor<?xi8>) -> ()
  }) : () -> ()
}) : () -> ()
