import { describe, expect, it } from 'vitest';
import { detailMax } from '@/lib/agent/constants';
import { certificateText } from '@/lib/certificate/constants';
import { sloganMax } from '@/lib/launch/constants';
import { locales } from '@/lib/platform/i18n/site';
import { bodyCap } from '@/lib/platform/pagestore/body-cap';

/** Bytes of a text of so many characters, in a script that takes three each. */
const bytes = (characters: number): number => 3 * characters;
/** Everything besides the texts, such as names and numbers. */
const rest = 4096;

describe('a form filled to its limits in all languages is accepted', () => {
  it.each([
    ['/api/agent/own/save', bytes(sloganMax + detailMax)],
    ['/api/agent/own/submit', bytes(sloganMax + detailMax)],
    ['/api/certificate/save', bytes(certificateText.name + certificateText.issuer + certificateText.scope)],
    ['/api/launch/own/save', bytes(sloganMax)],
  ])('%s', (path, max) => {
    expect(bodyCap(path)).toBeGreaterThan(locales.length * max + rest);
  });
});
