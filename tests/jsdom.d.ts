// The package has no types; tests parse documents with it.
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: Window;
  }
}
