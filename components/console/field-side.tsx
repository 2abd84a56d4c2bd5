import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { sites } from '@/lib/i18n/site';
import { diffList, diffText, type Piece } from '@/lib/staff/diff';
import type { FieldView } from '@/lib/staff/review/types';
import { fileUrl, isPdf, pictureUrl } from '@/lib/storage/picture';
import { LicenceView, type TypedFact } from './licence-view';

type Which = 'before' | 'after';
type Props = {
  view: FieldView;
  which: Which;
  label: string;
  companyId: number;
  locale: ConsoleLocale;
  readOnly: boolean;
  /** What was typed that a document proves. */
  facts: readonly TypedFact[];
  /** Nothing was published before, so that nothing is marked. */
  fresh: boolean;
};

const tags = { same: 'span', ins: 'ins', del: 'del' } as const;
const other = { before: 'ins', after: 'del' } as const;

const keyed = (pieces: readonly Piece[]) => pieces.map((piece, at) => ({ ...piece, key: `${at}-${piece.kind}` }));
const sideOf = (pieces: readonly Piece[], which: Which) => keyed(pieces).filter(({ kind }) => kind !== other[which]);

function TextSide({ view, which, locale, fresh }: Props) {
  const [before = '', after = ''] = [view.before[0], view.after[0]];
  const pieces: Piece[] = fresh ? [{ kind: 'same', text: after }] : diffText(before, after, view.locale ?? locale);
  return (
    <p className="cs-text" lang={view.locale ?? undefined} dir={view.locale === null ? 'auto' : sites[view.locale].dir}>
      {sideOf(pieces, which).map(({ kind, text, key }) => {
        const Tag = tags[kind];
        return <Tag key={key}>{text}</Tag>;
      })}
    </p>
  );
}

const listOf = ({ view, fresh }: Props): Piece[] =>
  fresh ? view.after.map((text) => ({ kind: 'same', text })) : diffList(view.before, view.after);

function ListSide(props: Props) {
  return (
    <ul className="cs-list">
      {sideOf(listOf(props), props.which).map(({ kind, text, key }) => {
        const Tag = tags[kind];
        return (
          <li key={key}>
            <Tag>
              <bdi>{text}</bdi>
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}

function FileSide(props: Props) {
  const { view, which, label, companyId, readOnly, facts } = props;
  const t = useTranslations('console.review');
  const side = t(which === 'before' ? 'published' : 'proposed');
  const shown = sideOf(listOf(props), which);
  if (view.show === 'licence')
    return shown.map(({ text, key }) => (
      <LicenceView key={key} companyId={companyId} fileKey={text} alt={label} readOnly={readOnly} facts={facts} />
    ));
  return (
    <div className="cs-pics">
      {shown.map(({ kind, text, key }) => {
        const [file = '', caption] = text.split('\n', 2);
        if (view.show === 'video')
          return (
            // biome-ignore lint/a11y/useMediaCaption: suppliers send no captions.
            <video
              key={key}
              className={kind}
              controls
              preload="metadata"
              src={`/storage/${file}`}
              aria-label={t('video', { field: label, side })}
            />
          );
        if (isPdf(file))
          return (
            <a key={key} href={fileUrl(file)} className={`lnk ${kind}`}>
              {t('pdf', { field: label, side })}
            </a>
          );
        return (
          <figure key={key}>
            <a href={pictureUrl(file, 1600)} target="_blank" rel="noreferrer" className={kind}>
              <img
                src={pictureUrl(file, 320)}
                alt={t('picture', { field: label, side })}
                width={160}
                height={120}
                loading="lazy"
              />
            </a>
            {caption && <figcaption dir="auto">{caption}</figcaption>}
          </figure>
        );
      })}
    </div>
  );
}

/** One side of a field: its text with what was added or removed, its list, its pictures. */
export function FieldSide(props: Props) {
  const t = useTranslations('console.review');
  const { view, which } = props;
  if (view[which].length === 0) return <span className="muted">{t('empty')}</span>;
  if (view.show === 'text') return <TextSide {...props} />;
  return view.show === 'list' ? <ListSide {...props} /> : <FileSide {...props} />;
}
