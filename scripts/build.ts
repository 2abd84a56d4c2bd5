// npm run build — builds what is out of date.
import { build } from './tool/build';

await build();
