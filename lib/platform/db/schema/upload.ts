import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import { createdAt, oneOf } from './column';
import { company } from './company';

/**
 * An uploaded file. Its `key` is null until it passed the checks, so that unchecked files cannot be referenced.
 * `idleSince`: when its last use ended; null while in use or not stored.
 */
export const upload = pgTable(
  'upload',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    pendingKey: text('pending_key').notNull().unique(),
    key: text('key').unique(),
    state: text('state').notNull().default('pending'),
    kind: text('kind').notNull(),
    private: boolean('private').notNull(),
    ownerKind: text('owner_kind').notNull(),
    ownerId: integer('owner_id').notNull(),
    companyId: integer('company_id').references(() => company.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    mime: text('mime'),
    bytes: integer('bytes'),
    width: integer('width'),
    height: integer('height'),
    seconds: integer('seconds'),
    idleSince: timestamp('idle_since', { withTimezone: true, mode: 'date' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('upload_state', oneOf(t.state, ['pending', 'filed', 'referenced'])),
    check('upload_kind', oneOf(t.kind, Object.keys(config.upload.kinds))),
    check('upload_owner_kind', oneOf(t.ownerKind, ['supplier', 'purchaser', 'staff'])),
    check('upload_filed', sql`(${t.state} = 'pending') = (${t.key} is null)`),
    check('upload_known', sql`${t.key} is null or (${t.mime} is not null and ${t.bytes} > 0)`),
    check(
      'upload_size',
      sql`(${t.width} is null) = (${t.height} is null) and coalesce(${t.width} * ${t.height}, 1) > 0`,
    ),
    check('upload_idle', sql`(${t.state} = 'filed') = (${t.idleSince} is not null)`),
    check('upload_name', sql`length(${t.name}) between 1 and 200`),
    index('upload_owner').on(t.ownerKind, t.ownerId),
    index('upload_company').on(t.companyId),
    index('upload_pending').on(t.createdAt).where(sql`state = 'pending'`),
    index('upload_unused').on(t.ownerKind, t.ownerId).where(sql`state <> 'referenced'`),
    index('upload_idle_since').on(t.idleSince).where(sql`state = 'filed'`),
  ],
);

/** A reference to an upload: `subject` is its owner, such as product:12 or product:12:pending. */
export const uploadUse = pgTable(
  'upload_use',
  {
    subject: text('subject').notNull(),
    key: text('key')
      .notNull()
      .references(() => upload.key, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.key] }),
    index('upload_use_key').on(t.key),
    check('upload_use_subject', sql`${t.subject} ~ '^[a-z_]+:[0-9]+(:[a-z_]+)*$'`),
  ],
);

/** A resumable upload in progress (Qiniu's protocol version 2) to the embedded object store; at most one per upload. */
export const uploadSession = pgTable(
  'upload_session',
  {
    id: text('id').primaryKey(),
    bucket: text('bucket').notNull(),
    key: text('key').notNull(),
    uploadId: integer('upload_id')
      .unique()
      .references(() => upload.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('upload_session_created').on(t.createdAt)],
);

export const uploadPart = pgTable(
  'upload_part',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => uploadSession.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    etag: text('etag').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.number] }),
    check('upload_part_number', sql`${t.number} between 1 and 10000`),
    check('upload_part_bytes', sql`${t.bytes} > 0`),
  ],
);
