import { describe, expect, it } from 'vitest';
import { deviceOf, isCrawler } from '@/lib/platform/gateway/device';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
const cubot = 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

describe('device', () => {
  it.each([
    ['d', windows],
    ['d', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'],
    ['d', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'],
    ['d', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Tablet PC 2.0)'],
    ['d', 'curl/8.5.0'],
    ['d', ''],
    ['m', iphone],
    ['m', cubot],
    ['m', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/604.1'],
    ['m', 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'],
    ['m', 'Mozilla/5.0 (Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0'],
    ['m', 'Mozilla/5.0 (Linux; U; en-US) AppleWebKit/528.5+ Kindle/3.0+'],
    ['m', 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1; U; en) Presto/2.8'],
    ['m', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1'],
  ])('is %s for %s', (wanted, userAgent) => {
    expect(deviceOf(userAgent, undefined)).toBe(wanted);
  });

  it('uses the cookie first, if valid', () => {
    expect(deviceOf(windows, 'm')).toBe('m');
    expect(deviceOf(iphone, 'd')).toBe('d');
    expect(deviceOf(iphone, 'x')).toBe('m');
  });
});

describe('crawler', () => {
  it.each([
    [true, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    [true, 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    [true, 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
    [true, 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'],
    [true, 'Sogou web spider/4.0'],
    [true, 'Googlebot-Image/1.0'],
    [true, 'facebookexternalhit/1.1'],
    [true, 'Twitterbot/1.0'],
    [true, 'WhatsApp/2.23'],
    [false, windows],
    [false, iphone],
    [false, cubot],
    [false, 'curl/8.5.0'],
    [false, ''],
  ])('%s for %s', (wanted, userAgent) => {
    expect(isCrawler(userAgent)).toBe(wanted);
  });
});
