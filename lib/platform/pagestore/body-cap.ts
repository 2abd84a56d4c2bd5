import { config } from '@/lib/platform/config';

// Allowance for a multipart form's other fields and boundaries.
const form = 64 * 1024;
const largest = Math.max(...Object.values(config.upload.kinds).map(({ bytes }) => bytes)) + form;

/** Whether a path is an upload's: forms go to /storage itself, parts below it. */
export const isUploadPath = (path: string): boolean => path === '/storage' || path.startsWith('/storage/');

// Texts in eight languages, of some thousand words each.
const isForm = (path: string): boolean =>
  /^\/api\/(?:(?:product|agent\/own)\/(?:save|submit)|company\/profile\/[a-z]+|showroom\/item\/save)$/.test(path);

/** Maximum body size in bytes, by path; /storage checks each upload against its own token. */
export const bodyCap = (path: string): number =>
  isUploadPath(path) ? largest : isForm(path) ? config.api.form : config.api.body;
