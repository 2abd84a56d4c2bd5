/** Errors of the upload protocol, with Qiniu's status codes. 429 and 507 are from RFC 6585 and RFC 4918. */
export class StorageError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 413 | 429 | 507 | 599 | 612 | 614,
    message: string,
  ) {
    super(message);
    this.name = 'StorageError';
  }
}
