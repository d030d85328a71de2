//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/engine/Trail.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace scion;

static constexpr uint64_t magic = 0x31306c6961727453; // "Strail01"
static constexpr std::string_view suffix = ".trail";

namespace {
struct Slot {
  TrailPhase phase;
  uint32_t size;
  char text[Trail::maxText];
};
} // namespace

struct Trail::File {
  uint64_t magic;
  uint32_t newest; // index of the current slot
  Settlement settlement;
  uint32_t seconds, megabytes;
  char artifactPrefix[1024], corpus[1024];
  Slot slots[Trail::length];
};

Trail::Trail(std::string name, int descriptor, File *file)
    : name(std::move(name)), descriptor(descriptor), file(file) {}

Trail::~Trail() {
  munmap(file, sizeof(File));
  close(descriptor);
}

std::unique_ptr<Trail> Trail::map(const std::string &path, int descriptor,
                                  bool isNew) {
  if (descriptor < 0)
    return nullptr;
  off_t size = lseek(descriptor, 0, SEEK_END);
  bool fits = isNew ? ftruncate(descriptor, sizeof(File)) == 0
                    : size == off_t(sizeof(File));
  void *memory = MAP_FAILED;
  if (fits)
    memory = mmap(nullptr, sizeof(File), PROT_READ | PROT_WRITE, MAP_SHARED,
                  descriptor, 0);
  auto *file = static_cast<File *>(memory);
  if (memory == MAP_FAILED || (!isNew && file->magic != magic)) {
    if (memory != MAP_FAILED)
      munmap(memory, sizeof(File));
    close(descriptor);
    return nullptr;
  }
  file->magic = magic;
  return std::unique_ptr<Trail>(new Trail(path, descriptor, file));
}

template <size_t N>
static bool put(char (&to)[N], const std::string &text) {
  if (text.size() >= N)
    return false;
  std::memcpy(to, text.c_str(), text.size() + 1);
  return true;
}

std::unique_ptr<Trail> Trail::create(const std::string &folder,
                                     const TrailPlaces &places) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  std::string path =
      folder + "/" + std::to_string(getpid()) + std::string(suffix);
  int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  // If the file is locked, an earlier process with this id has left it and
  // another process is settling it.
  if (file >= 0 && flock(file, LOCK_EX | LOCK_NB) != 0) {
    close(file);
    return nullptr;
  }
  if (file >= 0 && ftruncate(file, 0) != 0) {
    close(file);
    return nullptr;
  }
  std::unique_ptr<Trail> trail = map(path, file, /*isNew=*/true);
  if (!trail)
    return nullptr;
  trail->file->seconds = places.seconds;
  trail->file->megabytes = places.megabytes;
  if (!put(trail->file->artifactPrefix, places.artifactPrefix) ||
      !put(trail->file->corpus, places.corpus)) {
    trail->remove();
    return nullptr;
  }
  return trail;
}

TrailPlaces Trail::places() const {
  return {file->artifactPrefix, file->corpus, file->seconds, file->megabytes};
}

std::unique_ptr<Trail> Trail::take(const std::string &path) {
  int file = open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (file >= 0 && flock(file, LOCK_EX | LOCK_NB) != 0) {
    close(file);
    return nullptr;
  }
  return map(path, file, /*isNew=*/false);
}

std::unique_ptr<Trail> Trail::look(const std::string &path) {
  return map(path, open(path.c_str(), O_RDWR | O_CLOEXEC), /*isNew=*/false);
}

void Trail::begin(TrailPhase phase, std::string_view text) {
  uint32_t next = (file->newest + 1) % length;
  Slot &slot = file->slots[next];
  // Write in this order, so that a crash at any point leaves a readable file.
  slot.phase = TrailPhase::Empty;
  file->newest = next;
  if (text.size() > maxText)
    return;
  std::memcpy(slot.text, text.data(), text.size());
  slot.size = uint32_t(text.size());
  slot.phase = phase;
}

void Trail::end() {
  Slot &slot = file->slots[file->newest];
  if (slot.phase != TrailPhase::Empty)
    slot.phase = TrailPhase::Finished;
}

TrailPhase Trail::phase() const { return file->slots[file->newest].phase; }

std::string_view Trail::current() const {
  const Slot &slot = file->slots[file->newest];
  if (slot.phase == TrailPhase::Empty)
    return {};
  return {slot.text, std::min<size_t>(slot.size, maxText)};
}

std::vector<TrailEntry> Trail::entries() const {
  std::vector<TrailEntry> list;
  for (unsigned back = 0; back < length; ++back) {
    const Slot &slot =
        file->slots[(file->newest % length + length - back) % length];
    if (slot.phase != TrailPhase::Empty)
      list.push_back(
          {slot.phase, {slot.text, std::min<size_t>(slot.size, maxText)}});
  }
  return list;
}

void Trail::settle(Settlement how) { file->settlement = how; }
Settlement Trail::settlement() const { return file->settlement; }

void Trail::remove() { unlink(name.c_str()); }

std::vector<std::string> scion::trailsIn(const std::string &folder) {
  std::vector<std::string> paths;
  std::error_code error;
  for (const auto &entry : std::filesystem::directory_iterator(folder, error))
    if (entry.path().extension() == suffix)
      paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  return paths;
}
