import 'server-only';
import { and, eq, gte, lte, ne } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { notifyCompany } from '@/lib/notification/notice';
import { dayMs } from '@/lib/platform/calendar/constants';
import { database } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { expiryNotice } from '@/lib/platform/db/schema/expiry';
import { certificate, certificateTranslation } from '@/lib/platform/db/schema/showroom';
import { transaction } from '@/lib/platform/db/transaction';
import { runItems } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { href } from '@/lib/platform/routes/address';

/** Days before expiry on which a company is notified, latest first. */
const noticeDays = [7, 30] as const;
const [, earliest] = noticeDays;

type Subject = (typeof expiryNotice.$inferSelect)['subject'];
type Due = { companyId: number; subject: Subject; subjectId: number; validUntil: string };

const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

async function findDue(now: Date): Promise<Due[]> {
  const isPublic = eq(company.status, 'normal');
  const between = (column: AnyPgColumn) => and(gte(column, dayAfter(now, 0)), lte(column, dayAfter(now, earliest)));
  const members = await database()
    .select({ id: company.id, until: company.membershipValidUntil })
    .from(company)
    .where(and(isPublic, ne(company.membership, 'regular'), between(company.membershipValidUntil)));
  const graded = await database()
    .select({ id: company.id, until: company.gradeValidUntil })
    .from(company)
    .where(and(isPublic, ne(company.grade, 'C'), between(company.gradeValidUntil)));
  const certified = await database()
    .select({ id: certificate.id, companyId: certificate.companyId, until: certificate.validUntil })
    .from(certificate)
    .innerJoin(company, eq(company.id, certificate.companyId))
    .where(and(isPublic, eq(certificate.status, 'normal'), between(certificate.validUntil)));
  const dueOf = (subject: Subject, companyId: number, subjectId: number, until: string | null): Due[] =>
    until === null ? [] : [{ companyId, subject, subjectId, validUntil: until }];
  return [
    ...members.flatMap(({ id, until }) => dueOf('membership', id, id, until)),
    ...graded.flatMap(({ id, until }) => dueOf('grade', id, id, until)),
    ...certified.flatMap(({ id, companyId, until }) => dueOf('certificate', companyId, id, until)),
  ];
}

const paths = {
  membership: href('supplierUpgrade'),
  grade: href('supplierUpgrade'),
  certificate: href('supplierCertificate'),
} as const satisfies Record<Subject, string>;
const types = {
  membership: 'membershipExpiring',
  grade: 'gradeExpiring',
  certificate: 'certificateExpiring',
} as const satisfies Record<Subject, string>;

const notify = (due: Due, days: number): Promise<boolean> =>
  transaction(async (tx) => {
    // Another node may have been faster.
    const [noted] = await tx
      .insert(expiryNotice)
      .values({ ...due, days })
      .onConflictDoNothing()
      .returning();
    if (!noted) return false;
    const [named] = await tx
      .select({ name: certificateTranslation.name, number: certificate.number })
      .from(certificate)
      .leftJoin(certificateTranslation, eq(certificateTranslation.certificateId, certificate.id))
      .where(eq(certificate.id, due.subject === 'certificate' ? due.subjectId : 0))
      .limit(1);
    const values = { day: { day: due.validUntil }, name: named?.name ?? named?.number ?? '' };
    await notifyCompany(tx, due.companyId, null, { type: types[due.subject], values, path: paths[due.subject] });
    return true;
  });

/**
 * Notifies companies 30 and 7 days before a membership, grade or certificate expires; once each across runs and nodes.
 * A renewal starts over.
 * @returns the number of notices
 */
export async function notifyExpiries(now = new Date()): Promise<number> {
  return runItems(
    'standingExpiry',
    await findDue(now),
    ({ subject, subjectId, validUntil }) => `${subject}:${subjectId}:${validUntil}`,
    (due) => notify(due, noticeDays.find((days) => due.validUntil <= dayAfter(now, days)) ?? earliest),
  );
}

/** Notifies of expiries, every hour. */
export const expiryJob: ScheduledJob = { name: 'expiry', cron: '25 * * * *', run: () => notifyExpiries() };
