import { describe, expect, it } from 'vitest';
import { channelHref, contentHref, isInfoWay, newsChannels, subOf } from '@/lib/content/href';
import { config } from '@/lib/platform/config';
import { formTarget } from '@/lib/platform/gateway/search-form';
import { href, parse } from '@/lib/platform/routes/address';

const nameOf = (address: string) => {
  const [path = ''] = address.split(/[?#]/);
  return parse(path)?.name;
};

describe('the address of a content item', () => {
  it('is a route of its own channel', () => {
    for (const channel of config.content.channels) {
      const sub = channel === 'investment' ? 'park' : '';
      expect(nameOf(contentHref({ id: 7, channel, sub })), channel).toBeDefined();
      expect(nameOf(channelHref(channel)), channel).toBeDefined();
    }
    expect(contentHref({ id: 7, channel: 'shortnews', sub: '' })).toBe('/shortnews/7.html');
    expect(contentHref({ id: 7, channel: 'investment', sub: 'park' })).toBe('/investment/park/7.html');
    expect(contentHref({ id: 7, channel: 'video', sub: '' })).toBe('/video.html#content-7');
  });

  it('names a division only if there is one', () => {
    expect(subOf('pilot')).toBe('pilot');
    expect(subOf('')).toBeNull();
    expect(subOf('constructor')).toBeNull();
    expect(isInfoWay('policy')).toBe(true);
    expect(isInfoWay('park')).toBe(false);
  });
});

describe('the lists of a news channel', () => {
  it('have different addresses', () => {
    expect(parse('/shortnews_cate_3.html')).toMatchObject({ name: 'shortnewsCategory', params: { cate: '3' } });
    expect(parse('/shortnews_cate_pumps.html')).toBeNull();
    expect(parse('/info_way_policy.html')).toMatchObject({ name: 'infoWay', params: { way: 'policy' } });
    expect(parse('/innovation_country_ke.html')).toMatchObject({ name: 'innovationCountry' });
    expect(parse('/shortnews_hot_12.html')).toMatchObject({ name: 'shortnewsHot', params: { hotId: '12' } });
  });

  it('have addresses that their page’s search form uses', () => {
    const target = (scope: string, q: string) => {
      const route = parse(href('siteSearch'));
      return route && formTarget(route, `?scope=${scope}&q=${encodeURIComponent(q)}`, 'en');
    };
    for (const channel of newsChannels) {
      expect(target(channel, '24/7 泵')).toBe(href(`${channel}Search`, { keyword: '24/7 泵' }));
      expect(target(channel, ' ')).toBe(href(`${channel}List`));
    }
  });
});
