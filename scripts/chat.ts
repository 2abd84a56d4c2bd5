// npm run chat [-- --users N --messages N --cuts N --kills N --nodes 1|2 --control] — sends messages while connections
// are cut and servers killed, and reports losses. tests/chat/README.md.
import { build } from './tool/build';
import { ensurePackages } from './tool/install';
import { tsx } from './tool/process';

ensurePackages({ dev: true });
await build();
process.exit(tsx('tests/chat/harness.ts', process.argv.slice(2)) ?? 1);
