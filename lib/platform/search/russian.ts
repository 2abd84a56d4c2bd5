// In many Russian nouns a vowel comes and goes before the ending (станок, станки; сушилка, сушилок; кресло, кресел), which
// the stemmer of the database does not know.
const consonant = '[бвгджзйклмнпрстфхцчшщ]';
const rules: readonly { ending: RegExp; others: readonly string[] }[] = [
  { ending: /к(?:и|ов|ам|ами|ах|а|у|ом|е)$/u, others: ['ок', 'ек'] },
  { ending: new RegExp(`(?<=${consonant}ь?)(?:ок|ек|ёк)$`, 'u'), others: ['ка', 'ки'] },
  { ending: /ь(?:ев|я|ям|ями|ях|и|ю|ем|е)$/u, others: ['ей'] },
  { ending: new RegExp(`(?<=${consonant})ей$`, 'u'), others: ['ья', 'ь'] },
  { ending: new RegExp(`(?<=${consonant})[еёо](?=[лнрм]$)`, 'u'), others: [''] },
];

/** Forms of a Russian word with and without the fleeting vowel. */
export function russianForms(word: string): string[] {
  const given = word.toLowerCase();
  if (given.length < 4) return [];
  const forms = rules.flatMap(({ ending, others }) =>
    ending.test(given) ? others.map((other) => given.replace(ending, other)) : [],
  );
  return [...new Set(forms)].filter((form) => form !== given);
}
