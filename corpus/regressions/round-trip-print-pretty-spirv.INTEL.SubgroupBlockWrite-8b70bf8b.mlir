"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> (), sym_name = "f"}> ({
^bb0(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32):
  "spirv.INTEL.SubgroupBlockWrite"(%p, %v) : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
