# Releases of the site in a folder that a web server serves. Runs on the machine of that web server.
#
#   publish FOLDER NAME HASHED…   serves the release that was copied to FOLDER/releases/.incoming-NAME; HASHED are the
#                                 folders in it whose file names change with their content
#   before FOLDER [NAME]          prints the release of this name, or the one that was served before the current one,
#                                 if it is still there
#   back FOLDER [NAME]            serves that one again
#
# FOLDER/current is a link to the release that is served. Each release has two lists: .hashed, its own files whose
# names change with their content, and .before, the release that was served before it.
set -eu
command=$1
site=$2
shift 2
[ -d "$site" ] || exit 0
cd "$site"

# The release that was served before another one; nothing when it is not there any more.
before() {
  found=$(cat "releases/$1/.before" 2>/dev/null || true)
  if [ -n "$found" ] && [ -d "releases/$found" ]; then echo "$found"; fi
}

# Serves a release in one step: a new link takes the place of the old one. (-T is GNU's, -h is BSD's.)
serve() {
  ln -sfn "releases/$1" current.new
  mv -T current.new current 2>/dev/null || mv -h current.new current
}

now=
if [ -L current ]; then now=$(basename "$(readlink current)"); fi

# The release to go back to: the one of this name, else the one before the current.
earlier() {
  if [ -z "${1-}" ]; then before "$now"; elif [ -d "releases/$1" ]; then echo "$1"; fi
}

case $command in
before)
  earlier "$@"
  ;;
back)
  found=$(earlier "$@")
  if [ -z "$found" ]; then exit 1; fi
  serve "$found"
  ;;
publish)
  name=$1
  next=releases/.incoming-$name
  shift
  echo "$now" > "$next/.before"
  for folder in "$@"; do
    if [ -d "$next/$folder" ]; then (cd "$next" && find "$folder" -type f); fi
  done > "$next/.hashed"

  # A page that is still open may need hashed files of the two releases before: they join the new one.
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
  # What was taken back or broken off goes, and what is older than the two releases before.
  for old in releases/* releases/.incoming-*; do
    case " $kept " in *" ${old#releases/} "*) ;; *) rm -rf "$old" ;; esac
  done
  ;;
esac
