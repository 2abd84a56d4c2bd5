/** What the upload protocol refuses, with Qiniu's status for it. 429 and 507 are RFC 6585's and RFC 4918's. */
export class StorageError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 413 | 429 | 507 | 599 | 612 | 614,
    message: string,
  ) {
    super(message);
    this.name = 'StorageError';
  }
}
