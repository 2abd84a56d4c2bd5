import { serveJobs } from '@/lib/parser/child';
import { handlerOf } from '@/lib/parser/job';
import { sheetJob } from '@/lib/product/sheet/job';
import { pictureJob } from '@/lib/storage/job';
import { checkJob } from '@/lib/upload/job';

/** This process as a parser. What a kind of job needs is loaded with the first of it. */
export const runParser = (): Promise<void> =>
  serveJobs([
    handlerOf(checkJob, async (input) => (await import('@/lib/upload/inspect')).inspectFile(input)),
    handlerOf(sheetJob, async (input, emit) => (await import('@/lib/product/sheet/read')).readSheet(input, emit)),
    handlerOf(pictureJob, async (input) => (await import('@/lib/storage/resize')).resizePicture(input)),
  ]);
