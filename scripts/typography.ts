// npm run typography — every text has the punctuation and spaces of its language, as docs/style/<language>.md says
import { checkTypography } from './tool/typography';

try {
  checkTypography();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
