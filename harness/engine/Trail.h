//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The current input and the last few, in a file that is mapped into memory: it
// survives any end of the process, even `kill -9`, and costs one copy of each
// input. The owner holds a lock on the file while it runs; a file without a
// lock belonged to a process that crashed, and the process that takes the lock
// looks for the culprit in it (Settle.h). A process that ends normally removes
// its file.
//
//===----------------------------------------------------------------------===//

#ifndef SCION_HARNESS_ENGINE_TRAIL_H
#define SCION_HARNESS_ENGINE_TRAIL_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace scion {

/// The phase of an input.
enum class TrailPhase : uint32_t {
  Empty,
  Finished, // the target has returned
  Running,  // in the target
  Checking, // a mutant in the custom mutator: no engine has it yet
};

struct TrailEntry {
  TrailPhase phase;
  std::string text;
};

/// The settling process's verdict, for the crashing process to read.
enum class Settlement : uint32_t {
  None,
  CurrentIsGuilty, // alone, in a process of its own
  OtherIsGuilty,   // one of the inputs before, alone or with what followed
  NotConfirmed,    // neither alone nor in a row
};

/// Settings that the settling process needs. The file stores them, too.
struct TrailPlaces {
  std::string artifactPrefix; // of the files that an engine saves
  std::string corpus;         // folder; "": none
  unsigned seconds = 0;       // an input may take; 0: no limit
  unsigned megabytes = 0;     // a process may take; 0: no limit
};

class Trail {
public:
  /// The number of inputs kept. Corrupt memory shows within a few inputs, and
  /// each input costs a process when a crash is settled.
  static constexpr unsigned length = 8;

  /// Longer inputs are not kept (libFuzzer's -max_len of ci/fuzz is 64 KB).
  static constexpr size_t maxText = 256u << 10;

  /// A new trail in the folder, which is created if needed; null if that fails.
  static std::unique_ptr<Trail> create(const std::string &folder,
                                       const TrailPlaces &places);

  /// Locks and returns a trail whose owner has ended; null if there is no such
  /// file or another process holds its lock.
  static std::unique_ptr<Trail> take(const std::string &path);

  /// The trail of a process that waits for this one to settle its crash.
  static std::unique_ptr<Trail> look(const std::string &path);

  ~Trail(); // unmaps; the file stays, unlocked

  /// An input begins. Cheap, and safe where memory is corrupt.
  void begin(TrailPhase phase, std::string_view text);
  void end();

  /// Safe in a signal handler. The text is in the mapped file.
  TrailPhase phase() const;
  std::string_view current() const;

  /// Its entries, the newest first.
  std::vector<TrailEntry> entries() const;

  void settle(Settlement how);
  Settlement settlement() const;

  TrailPlaces places() const;
  const std::string &path() const { return name; }
  void remove(); // the file

  Trail(const Trail &) = delete;
  Trail &operator=(const Trail &) = delete;

private:
  struct File;
  Trail(std::string name, int descriptor, File *file);
  static std::unique_ptr<Trail> map(const std::string &path, int descriptor,
                                    bool isNew);

  std::string name;
  int descriptor;
  File *file;
};

/// The trails in the folder, sorted by name.
std::vector<std::string> trailsIn(const std::string &folder);

} // namespace scion

#endif // SCION_HARNESS_ENGINE_TRAIL_H
