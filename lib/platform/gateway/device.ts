import type { Device } from '@/lib/platform/i18n/site';

const mobile =
  /Mobi|Android|iPhone|iPad|iPod|Windows Phone|IEMobile|BlackBerry|BB10|PlayBook|Opera (Mini|Mobi)|Kindle|Silk\/|webOS|Tablet(?! PC)|HarmonyOS|OpenHarmony|UCWEB/i;
// CUBOT is a phone brand, not a bot.
const crawler =
  /(?<!cu)bot\b|(?<!cu)bot[/\-_;]|crawl|spider|slurp|facebookexternalhit|ia_archiver|mediapartners|google-inspectiontool|feedfetcher|bingpreview|lighthouse|embedly|whatsapp|yandex(images|media|video|favicons|metrika)|qwantify|pinterest\//i;

/** The cookie decides, else the user agent; tablets are mobile (docs/domain.md, Devices). */
export const deviceOf = (userAgent: string, cookie: string | undefined): Device => {
  if (cookie === 'd' || cookie === 'm') return cookie;
  return mobile.test(userAgent) ? 'm' : 'd';
};

/** True for search engines and link previews, which are never redirected to another language. */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent);
