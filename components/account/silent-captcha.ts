import { solveCaptcha } from '@/lib/account/captcha/client';
import type { CaptchaAnswer, captchaCall } from '@/lib/account/captcha/schema';
import { callPath } from '@/lib/platform/http/call-contract';

/** Milliseconds after which a slow device shows the picture instead. */
const patience = 20_000;

/** Answers a captcha by the browser's own work; null where it cannot, or not soon. */
export async function solveCaptchaSilently(): Promise<CaptchaAnswer | null> {
  const asked = await callPath<typeof captchaCall>('/api/captcha', {}, { quiet: true });
  try {
    return { id: asked.id, proof: await solveCaptcha(asked, AbortSignal.timeout(patience)) };
  } catch {
    return null;
  }
}
