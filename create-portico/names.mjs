/** A name for package.json from the name of a folder: `My App` becomes `my-app`. */
export function packageNameOf(folderName) {
  return folderName
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, '-')
    .replace(/^[-._]+|-+$/g, '');
}

/** The problem with a name, as a sentence for the user. */
export function nameProblem(name) {
  if (name === '') return 'The name of the folder needs a letter from a to z or a digit.';
  if (name.length > 214) return 'The name of the folder has more than 214 characters.';
  if (name === 'node_modules') return 'A folder called node_modules cannot be an app.';
  // npm would install this folder in place of the library.
  if (name === 'portico') return "The app cannot be called 'portico': that is the library's name.";
  return undefined;
}
