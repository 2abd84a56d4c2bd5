/** What the upload protocol refuses, with Qiniu's status for it. Source: Qiniu, Kodo, error responses. */
export class StorageError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 413 | 599 | 612 | 614,
    message: string,
  ) {
    super(message);
    this.name = 'StorageError';
  }
}
