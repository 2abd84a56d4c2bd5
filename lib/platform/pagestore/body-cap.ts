import { config } from '@/lib/platform/config';

// A form of one file brings its other fields and boundaries along.
const form = 64 * 1024;
const largest = Math.max(...Object.values(config.upload.kinds).map(({ bytes }) => bytes)) + form;

/** Whether a path is an upload's: a form goes to /storage itself, parts below it. */
export const isUploadPath = (path: string): boolean => path === '/storage' || path.startsWith('/storage/');

// Texts in eight languages, of some thousand words each.
const isForm = (path: string): boolean =>
  /^\/api\/(?:(?:product|agent\/own)\/(?:save|submit)|company\/profile\/[a-z]+|showroom\/item\/save)$/.test(path);

/** The most bytes that a body may have, by the path it is sent to; /storage holds each upload to its own token. */
export const bodyCap = (path: string): number =>
  isUploadPath(path) ? largest : isForm(path) ? config.api.form : config.api.body;
