import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { solveCaptcha } from '@/lib/account/captcha/client';
import { captchaSigns, linesOf } from '@/lib/account/captcha/glyph';
import { drawCaptcha } from '@/lib/account/captcha/picture';

it('a captcha is drawn as a picture without text, never twice the same', async () => {
  const [one, other] = await Promise.all([drawCaptcha('AC349'), drawCaptcha('AC349')]);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 200, height: 72 });
  expect(one.equals(other)).toBe(false);
  expect(one.toString('latin1')).not.toContain('AC349');
});

it('every character has lines within its box, and none resembles another', () => {
  expect(captchaSigns.join('')).not.toMatch(/[0O1IQS5B8Z2]/);
  for (const sign of captchaSigns)
    for (const [x, y] of linesOf(sign).flat()) {
      expect(x, sign).toBeGreaterThanOrEqual(0);
      expect(x, sign).toBeLessThanOrEqual(20);
      expect(y, sign).toBeLessThanOrEqual(30);
    }
  expect(linesOf('?').flat().flat().some(Number.isNaN)).toBe(false);
});

it('a user who cannot see it lets the browser solve the proof of work', async () => {
  const challenge = createHash('sha256').update('some-id:1234').digest('hex');
  expect(await solveCaptcha({ id: 'some-id', challenge, most: 2000 })).toBe(1234);
  await expect(solveCaptcha({ id: 'some-id', challenge, most: 400 })).rejects.toThrow('no answer');
  const ended = AbortSignal.abort();
  await expect(solveCaptcha({ id: 'some-id', challenge, most: 2000 }, ended)).rejects.toThrow();
});
