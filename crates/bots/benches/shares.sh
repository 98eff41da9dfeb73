#!/bin/sh
# Where the time of a search goes, in per cent: `crates/bots/benches/shares.sh [GAME TYPE …]`.
#
# Samples the `iterations` of search.rs with perf and sorts each sample by what the search was calling:
#   rules       imagine, owed, legal, check, apply, and states thrown away
#   reflexes    what the players of a playout choose by (with the rules that reflexes themselves ask)
#   evaluation  what a position at the horizon is worth
#   tree        everything else: nodes, arms, keys
# Needs Linux, perf and awk.
set -eu
cd "$(dirname "$0")/../../.."
target="${CARGO_TARGET_DIR:-target}/shares"
samples="$(mktemp)"
trap 'rm -f "$samples"' EXIT

export CARGO_PROFILE_BENCH_DEBUG=line-tables-only
bench="$(cargo bench -p bots --bench search --no-run --target-dir "$target" 2>&1 |
    sed -n 's/.*Executable .*(\(.*\))$/\1/p')"

[ $# -gt 0 ] || set -- Syndicate FantasticFactories CyberMerchant
for game in "$@"; do
    perf record -q -F 999 --call-graph dwarf,16384 -o "$samples" \
        "$bench" --bench --sample-count 60 "iterations::$game" >/dev/null 2>&1
    perf script -i "$samples" -F ip,sym 2>/dev/null | awk -v game="$game" '
        # A frame without its address, its path and its types.
        function base(frame) {
            sub(/^[[:space:]]*[0-9a-f]+ /, "", frame); sub(/ \(inlined\)$/, "", frame)
            while (gsub(/<[^<>]*>/, "", frame)) {}
            sub(/.*::/, "", frame)
            return frame
        }
        BEGIN {
            split("imagine owed legal listed check apply drop_in_place drop_glue", rules, " ")
            for (i in rules) part[rules[i]] = "rules"
            part["reflex"] = part["promise"] = "reflexes"
            part["worth"] = part["expected"] = part["finished"] = "evaluation"
        }
        /^[[:space:]]+[0-9a-f]/ { frame[depth++] = base($0); next }
        depth {
            found = ""
            for (i = depth - 1; i >= 0; i--) {
                if (frame[i] == "iterate") found = "tree"
                else if (found == "tree" && frame[i] in part) { found = part[frame[i]]; break }
            }
            if (found != "") { count[found]++; all++ }
            depth = 0
        }
        END {
            printf "%-20s %5d samples:", game, all
            split("rules reflexes evaluation tree", names, " ")
            for (i = 1; i <= 4; i++) printf "  %s %.0f", names[i], 100 * count[names[i]] / all
            printf "\n"
        }'
done
