// npm run terms          — checks that no text has a word banned by docs/glossary.json, and that docs/glossary.md is current
// npm run terms -- write — writes docs/glossary.md
import { checkTerms, writeGlossary } from './tool/terms';

const [command = 'check'] = process.argv.slice(2);
try {
  if (command === 'write') writeGlossary();
  else if (command === 'check') checkTerms();
  else throw new Error('usage: terms [check] | terms write');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
