import { describeHostileBodies } from './hostile-kit';

describeHostileBodies('showcase', 10_000);
