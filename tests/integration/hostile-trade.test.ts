import { describeHostileBodies } from './hostile-kit';

describeHostileBodies('trade', 10_000);
