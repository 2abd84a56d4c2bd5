import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Db, rows } from '@/lib/platform/db/client';
import { writeMail, writeSms } from '@/lib/platform/delivery/account-mail';
import { env } from '@/lib/platform/env';
import { locales } from '@/lib/platform/i18n/site';
import { startJobs } from '@/lib/platform/job/run';
import { log } from '@/lib/platform/log';
import { enqueue } from '@/lib/platform/outbox/commands';
import { outboxJob, sendDue } from '@/lib/platform/outbox/job';
import { demoDatabase } from '../database';

let db: Db;
let folder = '';
const servers: { close: () => void }[] = [];
const settings = { ...env() };
const sms = (to: string, text: string, expiresAt?: Date) =>
  enqueue(db, { channel: 'sms', to, content: { text }, ...(expiresAt ? { expiresAt } : {}) });
const stored = () => {
  const names = readdirSync(join(folder, 'outbox')).sort();
  return names.map((name) => JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8')));
};
const state = () =>
  rows<{ sent: boolean; failed: boolean; attempts: number; kept: boolean; failure: string | null }>(
    db,
    sql`select sent_at is not null as sent, failed_at is not null as failed, attempts, content is not null as kept, failure from outbox order by id`,
  );
const listening = async (server: Server | ReturnType<typeof createTcp>): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  servers.push(server);
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  db = await demoDatabase();
});
beforeEach(async () => {
  await db.execute(sql`delete from outbox`);
  folder = mkdtempSync(join(tmpdir(), 'geco-outbox-'));
  env().DATA_DIR = folder;
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  Object.assign(env(), settings, { SMS_URL: undefined, SMS_TOKEN: undefined, SMTP_URL: undefined });
  rmSync(folder, { recursive: true });
});

describe('the outbox', () => {
  it('sends committed messages once, then erases their text', async () => {
    await sms('+447700900001', 'one');
    await db
      .transaction(async (tx) => {
        await enqueue(tx, { channel: 'sms', to: '+447700900002', content: { text: 'two' } });
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await sendDue(db)).toBe(1);
    expect(await sendDue(db)).toBe(0);
    expect(stored()).toMatchObject([{ channel: 'sms', to: '+447700900001', text: 'one' }]);
    expect(await state()).toMatchObject([{ sent: true, kept: false, attempts: 1 }]);
  });

  it('keeps text and address out of the log', async () => {
    const lines: unknown[] = [];
    const spies = (['debug', 'info', 'error'] as const).map((level) =>
      vi.spyOn(log(), level).mockImplementation((...line: unknown[]) => void lines.push(line)),
    );
    await sms('+447700900001', 'your code is 482913');
    const content = { subject: 'Your code: 371920', text: 'Code 371920' };
    await enqueue(db, { channel: 'mail', to: 'lena@buyer.example', content });
    expect(await sendDue(db)).toBe(2);
    const refuse = createServer((_, res) => void res.writeHead(500).end());
    env().SMS_URL = `http://127.0.0.1:${await listening(refuse)}/send`;
    await sms('+447700900001', 'your code is 482913');
    await sendDue(db);
    for (const spy of spies) spy.mockRestore();
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toMatch(/482913|371920|447700900001|lena@/);
    expect(JSON.stringify(lines)).toContain('+44…01');
    expect(stored()).toMatchObject([{ text: 'your code is 482913' }, { to: 'lena@buyer.example', ...content }]);
  });

  it('is sent by one of several runners', async () => {
    for (let count = 0; count < 20; count++) await sms('+447700900001', `${count}`);
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendDue(db)));
    expect(sent.reduce((sum, one) => sum + one)).toBe(20);
    expect(stored()).toHaveLength(20);
  });

  it('retries when a gateway refused, and finally gives up', async () => {
    let status = 500;
    const port = await listening(createServer((_, res) => void res.writeHead(status).end()));
    env().SMS_URL = `http://127.0.0.1:${port}/send`;
    await sms('+447700900001', 'one');
    await sendDue(db);
    expect(await state()).toEqual([
      { sent: false, failed: false, attempts: 1, kept: true, failure: 'the SMS gateway answered 500' },
    ]);
    expect(await sendDue(db)).toBe(0);
    status = 202;
    await db.execute(sql`update outbox set due_at = now() - interval '1 second'`);
    expect(await sendDue(db)).toBe(1);
    status = 500;
    await sms('+447700900001', 'two');
    for (let tries = 0; tries < 7; tries++) {
      await sendDue(db);
      await db.execute(sql`update outbox set due_at = now() - interval '1 second'`);
    }
    expect((await state())[1]).toMatchObject({ sent: false, failed: true, attempts: 6, kept: true });
  });

  it('never sends an expired code', async () => {
    await sms('+447700900001', 'late', new Date(Date.now() - 1));
    expect(await sendDue(db)).toBe(0);
    expect((await state())[0]).toMatchObject({ failed: true, kept: false, failure: 'expired' });
  });

  it('runs automatically', async () => {
    const end = await startJobs([outboxJob(db)]);
    await sms('+447700900001', 'one');
    await expect.poll(async () => (await state())[0]?.sent, { timeout: 20_000 }).toBe(true);
    await end();
    await sms('+447700900001', 'two');
    const again = await startJobs([outboxJob(db)]);
    await enqueue(db, { channel: 'mail', to: 'lena@buyer.example', content: { subject: 'Hello', text: 'three' } });
    await expect.poll(async () => (await state()).filter(({ sent }) => sent).length, { timeout: 20_000 }).toBe(3);
    await again();
  });
});

it('a job runs at startup if configured', async () => {
  const ran: string[] = [];
  const never = '0 0 29 2 *';
  const run = (name: string) => async () => void ran.push(name);
  const end = await startJobs([
    { name: 'probe-later', cron: never, run: run('later') },
    { name: 'probe-start', cron: never, atStart: true, run: run('start') },
  ]);
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['start']);
  await end();
});

describe('a gateway', () => {
  it('for SMS receives number and text with the token', async () => {
    const got: unknown[] = [];
    const port = await listening(
      createServer(async (req, res) => {
        let body = '';
        for await (const part of req) body += part;
        got.push([req.method, req.url, req.headers.authorization, JSON.parse(body)]);
        res.end();
      }),
    );
    Object.assign(env(), { SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'gate-key' });
    await sms('+447700900001', 'Grüße 你好');
    expect(await sendDue(db)).toBe(1);
    expect(got).toEqual([['POST', '/send', 'Bearer gate-key', { to: '+447700900001', text: 'Grüße 你好' }]]);
  });

  it('for e-mail speaks SMTP', async () => {
    let received = '';
    const port = await listening(
      createTcp((socket) => {
        socket.write('220 test\r\n');
        let content = false;
        socket.on('data', (part) => {
          const text = part.toString();
          received += text;
          if (content) {
            if (received.includes('\r\n.\r\n')) {
              content = false;
              socket.write('250 taken\r\n');
            }
            return;
          }
          for (const line of text.split('\r\n').filter(Boolean)) {
            content = line === 'DATA';
            socket.write(content ? '354 go\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
          }
        });
        socket.on('error', () => undefined);
      }),
    );
    env().SMTP_URL = `smtp://127.0.0.1:${port}`;
    await enqueue(db, {
      channel: 'mail',
      to: 'lena@buyer.example',
      content: {
        subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nand more',
        text: 'A short text.',
        unsubscribe: 'http://en.geco.localhost/stop?token=1.x',
        calendar: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n',
      },
    });
    expect(await sendDue(db)).toBe(1);
    expect(received).toContain('RCPT TO:<lena@buyer.example>');
    expect(received).toMatch(/Subject: Hello Bcc: eve@evil\.example and more\r\n/);
    expect(received.match(/RCPT TO/g)).toHaveLength(1);
    expect(received).not.toMatch(/^Bcc:/m);
    expect(received).toMatch(/From: GECO <no-reply@geco\.localhost>/);
    expect(received).toContain('A short text.');
    expect(received).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL;?\s+name=meeting\.ics/);
    expect(received).toMatch(/^Auto-Submitted: auto-generated\r\n/m);
    // RFC 8058, 3.1: both headers, the first with a URL only.
    expect(received).toMatch(/^List-Unsubscribe: <http:\/\/en\.geco\.localhost\/stop\?token=1\.x>\r\n/m);
    expect(received).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n/m);
  });
});

describe('texts', () => {
  it('to an unconfirmed address include nothing chosen by the sender', async () => {
    for (const locale of locales)
      for (const type of ['code', 'welcome'] as const) {
        const reader = {
          locale,
          name: 'Win now: evil.example',
          username: 'evil-example',
          forget: 'supplierForget',
        } as const;
        const { subject, text } = await writeMail(type, reader, '482913');
        expect(`${subject}${text}`, `${locale} ${type}`).not.toMatch(/evil/);
      }
  });

  it('are complete in every language', async () => {
    for (const locale of locales) {
      const text = await writeSms(locale, 'code', { code: '482913' });
      expect(text, locale).toMatch(/GECO.*482913.*10/s);
      // One SMS: 160 characters of the GSM alphabet (3GPP TS 23.038), 70 of any other.
      const plain = /^[A-Za-z0-9 \r\n@£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüàΔΦΓΛΩΠΨΣΘΞ_!"#¤%&'()*+,\-./:;<=>?¡]*$/;
      expect(text.length, locale).toBeLessThanOrEqual(plain.test(text) ? 160 : 70);
      const reader = { locale, name: 'Lena', username: 'lena_h', forget: 'purchaserForget' } as const;
      for (const type of ['code', 'welcome', 'passwordChanged', 'phoneChanged', 'emailChanged'] as const) {
        const mail = await writeMail(type, reader, '482913');
        expect(`${mail.subject}${mail.text}`, `${locale} ${type}`).not.toMatch(/[{}]|undefined|(mail|sms)\./);
        expect(mail.text).toContain(`http://${locale === 'zh' ? '' : `${locale}.`}geco.localhost:3000/`);
      }
    }
  });
});
