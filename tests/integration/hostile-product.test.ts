import { describeHostileBodies } from './hostile-kit';

describeHostileBodies('product', 7_000);
