import { solveCaptcha } from '@/lib/account/captcha/client';
import type { Captcha, CaptchaAnswer } from '@/lib/account/captcha/schema';
import { call } from '@/lib/http/client';

/** Milliseconds after which a slow device shows the picture instead. */
const patience = 20_000;

/** Answers a captcha by the browser's own work; null where it cannot, or not soon. */
export async function proveUnseen(): Promise<CaptchaAnswer | null> {
  const asked = await call<Captcha>('/api/captcha', {}, { quiet: true });
  try {
    return { id: asked.id, proof: await solveCaptcha(asked, AbortSignal.timeout(patience)) };
  } catch {
    return null;
  }
}
