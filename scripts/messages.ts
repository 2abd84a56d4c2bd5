// npm run messages -- merge FILE — merges {namespace:{key:{zh,en,…}}} into the eight tables
// npm run messages -- check      — every table has the keys of en, nothing more
import { checkTables, mergeTexts } from './tool/messages';

const [command, argument] = process.argv.slice(2);
try {
  if (command === 'merge' && argument) await mergeTexts('messages', argument);
  else if (command === 'check') checkTables('messages');
  else throw new Error('usage: messages merge FILE | messages check');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
