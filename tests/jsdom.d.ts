// The package has no types of its own; tests read documents with it.
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: Window;
  }
}
