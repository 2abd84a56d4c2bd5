/** The alternatives among an alert's words, which are separated by commas or semicolons of any script. */
export const termsOf = (words: string): string[] => [
  ...new Set(
    words
      .split(/[,;，、；،؛]/)
      .map((term) => term.trim())
      .filter((term) => term !== ''),
  ),
];
