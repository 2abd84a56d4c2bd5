/** Why a file is refused: a message key below `validation`. */
export type RefusalKey =
  | 'fileFormat'
  | 'fileMacro'
  | 'fileTemplate'
  | 'fileHeic'
  | 'fileHevc'
  | 'fileSize'
  | 'fileBroken'
  | 'filePixels'
  | 'fileHeavy'
  | 'fileMissing'
  | 'fileBusy';

/** A file that fails the checks. docs/domain.md, Uploads. */
export class FileRefusal extends Error {
  constructor(
    readonly key: RefusalKey,
    options?: ErrorOptions,
  ) {
    super(key, options);
    this.name = 'FileRefusal';
  }
}
