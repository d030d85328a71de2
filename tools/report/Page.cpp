//===----------------------------------------------------------------------===//
//
// Part of Scion, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tools/report/Page.h"

#include "tools/report/Prose.h"

#include <algorithm>
#include <cstdint>
#include <set>

using namespace scion;

/// The length of the UTF-8 sequence that `text` begins with; 0 if it is none.
static size_t lengthOfCharacter(std::string_view text) {
  auto byte = [&](size_t i) { return uint8_t(text[i]); };
  size_t length = byte(0) < 0x80    ? 1
                  : byte(0) < 0xC2  ? 0
                  : byte(0) < 0xE0  ? 2
                  : byte(0) < 0xF0  ? 3
                  : byte(0) <= 0xF4 ? 4
                                    : 0;
  if (length > text.size())
    return 0;
  for (size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0) != 0x80)
      return 0;
  return length;
}

std::string scion::escapeHtml(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    size_t length = lengthOfCharacter(text);
    char c = text.front();
    if (length == 1) {
      switch (c) {
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '&':
        result += "&amp;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += uint8_t(c) < 0x20 && c != '\n' && c != '\t' ? '?' : c;
      }
    } else if (length) {
      result += text.substr(0, length);
    } else {
      result += '?';
    }
    text.remove_prefix(std::max<size_t>(length, 1));
  }
  return result;
}

static constexpr std::string_view style = R"(
:root{--back:#fff;--card:#f6f7f9;--line:#d9dde3;--text:#1c2430;--dim:#5b6675;
--accent:#2f6fb3;--bad:#b3412f;--code:#eef1f5;--mark:#f6d9c9}
@media(prefers-color-scheme:dark){:root{--back:#14181d;--card:#1d232a;
--line:#343d48;--text:#e4e8ee;--dim:#9aa6b5;--accent:#6aa9e9;--bad:#e98a6a;
--code:#10141a;--mark:#5a3020}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1200px;padding:16px;background:var(--back);
color:var(--text);font:15px/1.5 system-ui,sans-serif}
h1{font-size:1.5em;margin:.2em 0}p{margin:.3em 0 1em;color:var(--dim)}
a{color:var(--accent)}
.figures{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px;padding:0;
list-style:none}
.figures li{background:var(--card);border:1px solid var(--line);
border-radius:8px;padding:6px 12px}.figures b{font-size:1.25em}
.charts{columns:2 400px;column-gap:12px}
.chart{margin:0 0 12px;break-inside:avoid;background:var(--card);border:1px solid var(--line);
border-radius:8px;padding:8px}
figcaption{font-weight:600;margin-bottom:4px}
svg{display:block;width:100%;height:auto}svg text{fill:var(--text);
font-size:12.5px;font-family:system-ui,sans-serif}
svg rect{fill:var(--accent)}svg .grid{stroke:var(--line)}
svg polyline{fill:none;stroke:var(--accent);stroke-width:2}
.filters{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px;
background:var(--back);padding:10px 0;border-bottom:1px solid var(--line);
margin:16px 0 8px;align-items:center}
.filters input,.filters select{font:inherit;color:inherit;max-width:100%;
background:var(--card);border:1px solid var(--line);border-radius:6px;
padding:5px 8px;min-width:0}
.filters input{flex:2 1 9em}
.filters select{flex:1 1 8em;max-width:13em;font-size:.93em}
#count{white-space:nowrap}@media(min-width:900px){.filters{flex-wrap:nowrap}}
details{background:var(--card);border:1px solid var(--line);border-radius:8px;
margin:6px 0;scroll-margin-top:68px}summary{cursor:pointer;padding:8px 12px;
overflow-wrap:anywhere}
summary b{margin-right:.4em}.tags{color:var(--dim);font-size:.88em}
.tag{display:inline-block;border:1px solid var(--line);border-radius:9px;
padding:0 7px;margin:2px 3px 0 0}.silent{color:var(--bad);
border-color:var(--bad)}
.body{padding:0 12px 12px}.panes{display:grid;gap:10px;
grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}
.panes>div{min-width:0}h2{font-size:.95em;margin:6px 0 2px}
pre{margin:0;background:var(--code);border:1px solid var(--line);
border-radius:6px;padding:8px;overflow:auto;max-height:30em;
font:12.5px/1.45 ui-monospace,monospace}
.words{overflow-wrap:anywhere}.words pre{margin:.4em 0}pre.typed{white-space:pre-wrap}
mark{background:var(--mark);color:inherit}.words p,.words li{color:var(--text);
margin:.3em 0 .6em}.words li{margin-left:1.2em}.words h3{font-size:1em;
margin:.3em 0}code{background:var(--code);border-radius:4px;padding:0 3px;
font:.93em ui-monospace,monospace}
@media(max-width:600px){body{padding:10px}.filters{position:static}
.filters select{flex:1 1 40%;max-width:none}}
)";

/// The filters. Each choice is kept in the URL, so that a link shows the same
/// view.
static constexpr std::string_view script = R"(
const items=[...document.querySelectorAll('details.item')],
fields=[...document.querySelectorAll('.filters [name]')],
count=document.getElementById('count');
function show(){let n=0;for(const i of items){const ok=fields.every(f=>{
const v=f.value.toLowerCase();if(!v)return true;
if(f.name==='text')return i.textContent.toLowerCase().includes(v);
return(i.dataset[f.name]||'').toLowerCase().split(' ').includes(v)});
i.hidden=!ok;n+=ok}count.textContent=n+' of '+items.length;
const h=fields.filter(f=>f.value).map(f=>f.name+'='+
encodeURIComponent(f.value)).join('&');
history.replaceState(null,'',h?'#'+h:location.pathname+location.search)}
for(const p of location.hash.slice(1).split('&')){const[k,v]=p.split('=');
const f=fields.find(f=>f.name===k);if(f&&v)f.value=decodeURIComponent(v)}
const at=document.getElementById(decodeURIComponent(location.hash.slice(1)));
for(const f of fields)f.addEventListener('input',show);if(!at)show();else{
count.textContent=items.length+' of '+items.length;at.open=true;at.scrollIntoView()}
)";

/// The word of the upstream filter.
static std::string_view upstreamWord(const std::string &upstream) {
  return upstream.empty()                ? "not-looked-for"
         : upstream.starts_with("https") ? "reported"
                                         : "none-found";
}

static std::string tag(const std::string &text, std::string_view kind = "") {
  return text.empty() ? ""
                      : "<span class=\"tag " + std::string(kind) + "\">" +
                            escapeHtml(text) + "</span>";
}

static std::string upstreamTag(const std::string &upstream) {
  if (!upstream.starts_with("https://"))
    return tag(upstream.empty() ? "" : "upstream: " + upstream);
  size_t slash = upstream.rfind('/');
  size_t before = upstream.rfind('/', slash - 1);
  std::string word = upstream.substr(before + 1, slash - before - 1) == "pull"
                         ? "pull request "
                         : "issue ";
  return "<span class=\"tag\"><a href=\"" + escapeHtml(upstream) + "\">" +
         word + escapeHtml(upstream.substr(slash + 1)) + "</a></span>";
}

/// A program keeps its lines; prose is broken.
static bool isProse(const PagePane &pane) {
  return pane.heading.starts_with("Story") ||
         pane.heading.starts_with("Report");
}

static std::string paneHtml(const PagePane &pane) {
  std::string html = "<div><h2>" + escapeHtml(pane.heading) + "</h2>";
  if (isProse(pane))
    return html + "<div class=\"words\">" + proseHtml(pane.text) +
           "</div></div>\n";
  return html + "<pre tabindex=\"0\">" + escapeHtml(pane.text) +
         "</pre></div>\n";
}

static std::string itemHtml(const PageItem &item) {
  std::string passes;
  for (const std::string &pass : item.passes)
    passes += (passes.empty() ? "" : " ") + pass;
  std::string html =
      "<details class=\"item\" id=\"" + escapeHtml(item.id) +
      "\" data-kind=\"" + escapeHtml(item.kind) + "\" data-severity=\"" +
      escapeHtml(item.severity) + "\" data-pass=\"" + escapeHtml(passes) +
      "\" data-family=\"" + escapeHtml(item.family) + "\" data-state=\"" +
      escapeHtml(item.state) + "\" data-upstream=\"" +
      std::string(upstreamWord(item.upstream)) + "\">\n<summary><b>" +
      escapeHtml(item.id) + "</b> " + lineHtml(item.title) +
      "<div class=\"tags\">" + tag(item.kind) +
      tag(item.severity, item.severity == "silent" ? "silent" : "") +
      tag(item.state);
  for (const std::string &pass : item.passes)
    html += tag(pass);
  html += tag(item.family.empty() ? "" : "root cause: " + item.family) +
          upstreamTag(item.upstream) + "</div></summary>\n<div class=\"body\">";
  for (const std::string &fact : item.facts)
    html += "<p>" + lineHtml(fact) + "</p>";
  html += "<div class=\"panes\">";
  for (const PagePane &pane : item.panes)
    html += paneHtml(pane);
  return html + "</div></div></details>\n";
}

static std::string select(const std::string &name, const std::string &all,
                          const std::set<std::string> &values) {
  if (values.size() < 2)
    return "";
  std::string html = "<select name=\"" + name + "\" aria-label=\"" + name +
                     "\"><option value=\"\">" + all + "</option>";
  for (const std::string &value : values)
    html += "<option>" + escapeHtml(value) + "</option>";
  return html + "</select>";
}

static std::string filtersHtml(const std::vector<PageItem> &items) {
  std::set<std::string> kinds, severities, passes, families, states, upstreams;
  auto add = [](std::set<std::string> &to, const std::string &value) {
    if (!value.empty())
      to.insert(value);
  };
  for (const PageItem &item : items) {
    add(kinds, item.kind);
    add(severities, item.severity);
    add(families, item.family);
    add(states, item.state);
    add(upstreams, std::string(upstreamWord(item.upstream)));
    for (const std::string &pass : item.passes)
      add(passes, pass);
  }
  return "<div class=\"filters\"><input name=\"text\" type=\"search\" "
         "placeholder=\"Search\" aria-label=\"Search\">" +
         select("kind", "any kind", kinds) +
         select("severity", "any severity", severities) +
         select("pass", "any pass", passes) +
         select("family", "any root cause", families) +
         select("state", "any state", states) +
         select("upstream", "any upstream", upstreams) + "<span id=\"count\">" +
         std::to_string(items.size()) + "</span></div>\n";
}

std::string scion::htmlPage(const Page &page) {
  std::string html =
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
      "<title>" +
      escapeHtml(page.title) + "</title><style>" + std::string(style) +
      "</style></head><body>\n<h1>" + escapeHtml(page.title) + "</h1>\n<p>" +
      escapeHtml(page.about) + "</p>\n<ul class=\"figures\">";
  for (const auto &[number, what] : page.figures)
    html +=
        "<li><b>" + escapeHtml(number) + "</b> " + escapeHtml(what) + "</li>";
  html += "</ul>\n<div class=\"charts\">\n";
  for (const std::string &chart : page.charts)
    html += chart;
  html += "</div>\n" + filtersHtml(page.items);
  for (const PageItem &item : page.items)
    html += itemHtml(item);
  return html + "<script>" + std::string(script) + "</script></body></html>\n";
}
