#!/bin/sh
# Runs on the machine with the web server: release.sh COMMAND FOLDER …
#
#   publish FOLDER NAME HASHED…   serves the release that was copied to FOLDER/releases/.incoming-NAME; HASHED are the
#                                 folders in it whose file names change with their content
#   back FOLDER                   serves the release again that was served before the current one
#
# FOLDER/current is a link to the release that is served. Each release has two lists: .hashed, its own files whose
# names change with their content, and .before, the release that was served before it.
set -eu
command=$1
site=$2
shift 2

fail() {
  echo "$1" >&2
  exit 1
}

if [ ! -d "$site" ]; then fail "Nothing has been published to $site yet."; fi
cd "$site"

# The release that was served before another one; nothing if it has been deleted.
before() {
  found=$(cat "releases/$1/.before" 2>/dev/null || true)
  if [ -n "$found" ] && [ -d "releases/$found" ]; then echo "$found"; fi
}

# Serves a release in one step: renames a new link over the old one. (-T is GNU's, -h is BSD's.)
serve() {
  ln -sfn "releases/$1" current.new
  mv -T current.new current 2>/dev/null || mv -h current.new current
}

now=
if [ -L current ]; then now=$(basename "$(readlink current)"); fi

case $command in
back)
  earlier=$(before "$now")
  if [ -z "$earlier" ]; then fail 'There is no earlier release to bring back.'; fi
  serve "$earlier"
  ;;
publish)
  name=$1
  next=releases/.incoming-$name
  shift
  echo "$now" > "$next/.before"
  for folder in "$@"; do
    if [ -d "$next/$folder" ]; then (cd "$next" && find "$folder" -type f); fi
  done > "$next/.hashed"

  # A page that is still open may need hashed files of the two releases before, so the new one links to them.
  kept=$name
  earlier=$now
  for _ in 1 2; do
    if [ -z "$earlier" ]; then break; fi
    while read -r file; do
      if [ ! -e "$next/$file" ]; then
        mkdir -p "$(dirname "$next/$file")"
        ln "releases/$earlier/$file" "$next/$file"
      fi
    done < "releases/$earlier/.hashed"
    kept="$kept $earlier"
    earlier=$(before "$earlier")
  done

  mv "$next" "releases/$name"
  serve "$name"
  # Deletes rolled-back and interrupted releases, and those older than the two before.
  for old in releases/* releases/.incoming-*; do
    case " $kept " in *" ${old#releases/} "*) ;; *) rm -rf "$old" ;; esac
  done
  ;;
esac
