/** The tag of all lists of the directory: what expires when an entry changes. */
export const directoryListTag = 'directory-list';
