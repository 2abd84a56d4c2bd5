import { type Locale, sites } from '@/lib/platform/i18n/site';
import { escapedXml as escaped } from '@/lib/platform/xml';

export type ExportHead = { site: Locale; title: string; lead: string };
/** A message as its reader sees it; `name` null for events, `address` of the item on a card. */
export type ExportLine = {
  isOwn: boolean;
  name: string | null;
  /** when it was written: an instant, and by the reader's clock */
  at: string;
  time: string;
  words: string;
  /** language of the text if the writer's own */
  locale: string | null;
  title: { text: string; locale: string } | null;
  address: string | null;
  note: string | null;
};
type Format = { type: string; head: (head: ExportHead) => string; line: (line: ExportLine) => string; end: string };

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1a1d21}
ol{list-style:none;padding:0}li{margin:0 0 1rem;padding-inline-start:.75rem;border-inline-start:3px solid #c9ced4}
li.own{border-color:#1f5fbf}header p,time{color:#5b636d}time{font-size:.8125rem}p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
h1{font-size:1.375rem;margin:0}header{margin-bottom:2rem}@media print{body{margin:0;max-width:none}}`;

const html: Format = {
  type: 'text/html',
  head: ({ site, title, lead }) =>
    `<!doctype html><html lang="${site}" dir="${sites[site].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body><header><h1>${escaped(title)}</h1><p>${escaped(lead)}</p></header><ol>\n`,
  line: ({ isOwn, name, at, time, words, locale, title, address, note }) => {
    const who = name === null ? '' : `<b><bdi>${escaped(name)}</bdi></b> `;
    const text = note === null ? escaped(words) : `<bdi>${escaped(words)}</bdi>`;
    const titled = title ? `${text} <bdi lang="${title.locale}">${escaped(title.text)}</bdi>` : text;
    const linked = address === null ? titled : `<a href="${escaped(address)}">${titled}</a>`;
    return `<li${isOwn ? ' class="own"' : ''}><p>${who}<time datetime="${at}">${escaped(time)}</time></p><p dir="auto"${
      locale === null ? '' : ` lang="${locale}"`
    }>${linked}${note === null ? '' : ` <small>(${escaped(note)})</small>`}</p></li>\n`;
  },
  end: '</ol></body></html>\n',
};

const text: Format = {
  type: 'text/plain',
  // Without a BOM some editors would read the file in a regional code page.
  head: ({ title, lead }) => `\ufeff${title}\n${lead}\n`,
  line: ({ name, time, words, title, address, note }) => {
    const body = [words, title?.text, address, note && `(${note})`].filter(Boolean).join('\n');
    return `\n${name ? `${name} · ` : ''}${time}\n${body}\n`;
  },
  end: '',
};

/** Export formats of a conversation: HTML to read and print, or plain text. */
export const exportFormats = { html, txt: text } as const;
export type ExportFormat = keyof typeof exportFormats;
