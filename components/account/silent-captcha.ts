import { solveCaptcha } from '@/lib/account/captcha/client';
import type { CaptchaAnswer, captchaCall } from '@/lib/account/captcha/schema';
import { callPath } from '@/lib/platform/http/call-contract';

/** Milliseconds before falling back to the picture on a slow device. */
const timeoutMs = 20_000;

/** Solves a captcha in the background; null if it fails or takes too long. */
export async function solveCaptchaSilently(): Promise<CaptchaAnswer | null> {
  const captcha = await callPath<typeof captchaCall>('/api/captcha', {}, { quiet: true });
  try {
    return { id: captcha.id, proof: await solveCaptcha(captcha, AbortSignal.timeout(timeoutMs)) };
  } catch {
    return null;
  }
}
