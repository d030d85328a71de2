//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sources of pages: the registry of known bugs, or the folder of a
// campaign.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_TOOLS_REPORT_SOURCES_H
#define SCION_TOOLS_REPORT_SOURCES_H

#include "tools/report/Page.h"

#include <optional>

namespace scion {

struct RegistryPageOptions {
  std::string programs; // a folder
  std::string stories;  // a file in the form of docs/BugsFound.md
  bool withOutputs = false;
};

/// All records; programs and stories as far as they are there.
Page registryPage(const RegistryPageOptions &options);

struct CampaignPageOptions {
  std::string folder;
  std::string buckets; // what `scion triage --json` printed, or ""
};

/// The page of a folder: logs of the engines with their statistics lines,
/// plot_data of AFL++, saved files, the reports of `scion reduce`. None, and a
/// message, if there is nothing of it.
std::optional<Page> campaignPage(const CampaignPageOptions &options);

} // namespace scion

#endif // SCION_TOOLS_REPORT_SOURCES_H
