# repository <owner>/<repo>: an empty repository on the server
repository() {
  mkdir -p "$(dirname "$SERVER/$1")"
  git init -q --bare "$SERVER/$1.git"
  git -C "$SERVER/$1.git" config receive.advertisePushOptions true
}

# commit <message> [<file> [<line>]]: one more commit, which appends a line to a file
commit() {
  local file="${2:-notes.txt}"
  mkdir -p "$(dirname "$file")"
  printf '%s\n' "${3:-$1}" >> "$file"
  git add -A
  git commit -qm "$1"
}

# published <owner>/<repo> [<folder>]: a repository with one commit, and a clone of it in which the reader works
published() {
  local folder="${2:-$(basename "$1")}"
  repository "$1"
  git clone -q "git@atomgit.com:$1.git" "$folder" 2> /dev/null
  cd "$folder"
  commit "Add README" README.md
  git push -q origin master
}

# elsewhere <owner>/<repo> <command>…: what someone else does and pushes
elsewhere() {
  local copy
  copy="$(mktemp -d)/copy"
  git clone -q "git@atomgit.com:$1.git" "$copy"
  shift
  (cd "$copy" && "$@" && git push -q origin HEAD)
}
