#!/usr/bin/env bash
# Makes src/table/fonts anew: Bitter cut down to the letters we write, one file per script.
# Needs npm, and pyftsubset: pip install fonttools brotli
#   web/scripts/fonts.sh
set -euo pipefail

package=@fontsource/bitter@5.3.0
weight=600
target="$(cd "$(dirname "$0")/../src/table/fonts" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

(cd "$work" && npm pack --silent "$package" >/dev/null && tar xzf ./*.tgz)
cp "$work/package/LICENSE" "$target/OFL.txt"

# The same ranges stand in table/type.css.
cut() {
  pyftsubset "$work/package/files/bitter-$1-$weight-normal.woff2" --unicodes="$2" --flavor=woff2 \
    --name-IDs=0,1,2,3,4,5,6,13,14 --layout-features=kern,liga,locl,ccmp,mark,tnum --output-file="$target/bitter-$1.woff2"
}
cut latin 'U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2039-203A,U+2212'
cut latin-ext 'U+0100-017F'
cut cyrillic 'U+0400-045F,U+0490-0491,U+2116'
ls -l "$target"
