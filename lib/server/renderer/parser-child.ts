import { newsJob } from '@/lib/content/import/job';
import type { Packed } from '@/lib/platform/import/archive';
import { readDocuments } from '@/lib/platform/import/document';
import type { RefusedEntry } from '@/lib/platform/import/refusal';
import { serveJobs } from '@/lib/platform/parser/child';
import { handlerOf } from '@/lib/platform/parser/job';
import { pictureJob } from '@/lib/platform/storage/job';
import { findJob, sheetJob, unpackJob } from '@/lib/product/sheet/job';
import { tenderJob } from '@/lib/tender/import/job';
import { checkJob, shrinkJob } from '@/lib/upload/job';

/** Runs this process as a parser. Dependencies of a job are loaded at its first use. */
export const runParser = (): Promise<void> =>
  serveJobs([
    handlerOf(checkJob, async (input) => (await import('@/lib/upload/inspection')).inspectFile(input)),
    handlerOf(sheetJob, async (input, emit) => (await import('@/lib/product/sheet/read')).readSheet(input, emit)),
    handlerOf(findJob, async (input) => (await import('@/lib/product/sheet/archive')).findPictures(input)),
    handlerOf(unpackJob, async (input) => (await import('@/lib/product/sheet/archive')).unpackPictures(input)),
    handlerOf(shrinkJob, async (input) => (await import('@/lib/upload/resize')).shrinkPicture(input)),
    handlerOf(pictureJob, async (input) => (await import('@/lib/platform/storage/resize')).resizePicture(input)),
    handlerOf(tenderJob, async ({ now, assumed, ...source }, emit) => {
      const { readTenders } = await import('@/lib/tender/import/read');
      return readDocuments(source, (document, refused) => readTenders(document, { now, assumed, refused }), emit);
    }),
    handlerOf(newsJob, async ({ from, now, assumed, ...source }, emit) => {
      const { readFeed } = await import('@/lib/content/import/feed');
      // In a list, so that the articles of a document stay together.
      const read = (document: Packed, refused: (one: RefusedEntry) => void) => {
        const articles = readFeed(document, { from, now, assumed, refused });
        return articles && [articles];
      };
      return readDocuments(source, read, emit);
    }),
  ]);
