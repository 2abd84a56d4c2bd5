import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';

/** A captcha answer: the characters shown, or the number that solves the proof of work. */
export const captchaField = z
  .object(
    {
      id: z.uuid(),
      answer: z.string().trim().min(1).max(20).optional().meta({ description: 'captchaAnswer' }),
      proof: z.number().int().min(0).max(config.captcha.proof).optional().meta({ description: 'captchaProof' }),
    },
    'captchaRequired',
  )
  .meta({ id: 'CaptchaAnswer', description: 'captcha' });

export type CaptchaAnswer = z.output<typeof captchaField>;

export const captchaCall = defineCall({
  method: 'POST',
  path: '/api/captcha',
  tag: 'account',
  summary: 'captcha',
  input: z.object({}),
  output: z
    .object({
      id: z.string(),
      image: z.string().meta({ description: 'captchaImage' }),
      challenge: z.string().meta({ description: 'captchaChallenge' }),
      most: z.number().int().meta({ description: 'captchaMost' }),
    })
    .meta({ id: 'Captcha' }),
});

export type Captcha = z.output<typeof captchaCall.output>;
