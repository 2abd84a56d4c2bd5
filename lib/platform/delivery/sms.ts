import { env } from '@/lib/platform/env';
import { writeToFolder } from './folder';

const timeoutMs = 10_000;

/**
 * Sends an SMS: by POST {to, text} to the gateway of SMS_URL, else into the outbox folder.
 * @param to an E.164 number
 * @throws Error where the gateway does not take it
 */
export async function sendSms(to: string, text: string): Promise<void> {
  const { SMS_URL: url, SMS_TOKEN: token } = env();
  if (url === undefined) return writeToFolder('sms', { to, text });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ to, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
}
