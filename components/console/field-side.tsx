import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { directionIn } from '@/lib/platform/i18n/site';
import { fileUrl, isPdf, pictureUrl } from '@/lib/platform/storage/picture';
import { diffList, diffText, type Piece } from '@/lib/staff/diff';
import type { FieldView } from '@/lib/staff/review/types';
import { DiffMark } from './diff-mark';
import { LicenceView } from './licence-view';
import type { TypedFact } from './types';

type Which = 'before' | 'after';
type Props = {
  view: FieldView;
  which: Which;
  label: string;
  companyId: number;
  locale: ConsoleLocale;
  readOnly: boolean;
  /** Typed values that a document proves. */
  facts: readonly TypedFact[];
  /** Nothing was published before, so nothing is highlighted. */
  fresh: boolean;
};

const frame = 'block overflow-hidden rounded-s bg-wash';
const edges = {
  same: 'border border-line',
  ins: 'border-2 border-ok',
  del: 'border-2 border-bad opacity-75',
} as const;
const other = { before: 'ins', after: 'del' } as const;

const keyed = (pieces: readonly Piece[]) => pieces.map((piece, index) => ({ ...piece, key: `${index}-${piece.kind}` }));
const sideOf = (pieces: readonly Piece[], which: Which) => keyed(pieces).filter(({ kind }) => kind !== other[which]);

function TextSide({ view, which, locale, fresh }: Props) {
  const [before = '', after = ''] = [view.before[0], view.after[0]];
  const pieces: Piece[] = fresh ? [{ kind: 'same', text: after }] : diffText(before, after, view.locale ?? locale);
  return (
    <p
      className="whitespace-pre-line"
      lang={view.locale ?? undefined}
      dir={view.locale === null ? 'auto' : directionIn(view.locale, `${before}${after}`)}
    >
      {sideOf(pieces, which).map(({ kind, text, key }) => (
        <DiffMark key={key} kind={kind}>
          {text}
        </DiffMark>
      ))}
    </p>
  );
}

const listOf = ({ view, fresh }: Props): Piece[] =>
  fresh ? view.after.map((text) => ({ kind: 'same', text })) : diffList(view.before, view.after);

function ListSide(props: Props) {
  return (
    <ul className="grid gap-[2px]">
      {sideOf(listOf(props), props.which).map(({ kind, text, key }) => (
        <li key={key}>
          <DiffMark kind={kind}>
            <bdi>{text}</bdi>
          </DiffMark>
        </li>
      ))}
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
    <div className="flex flex-wrap gap-2">
      {shown.map(({ kind, text, key }) => {
        const [file = '', caption] = text.split('\n', 2);
        if (view.show === 'video')
          return (
            // biome-ignore lint/a11y/useMediaCaption: suppliers send no captions.
            <video
              key={key}
              className={`${frame} ${edges[kind]} w-[min(320px,100%)]`}
              controls
              preload="metadata"
              src={`/storage/${file}`}
              aria-label={t('video', { field: label, side })}
            />
          );
        if (isPdf(file))
          return (
            <a key={key} href={fileUrl(file)} className={`${frame} ${edges[kind]} font-medium text-accent`}>
              {t('pdf', { field: label, side })}
            </a>
          );
        return (
          <figure key={key} className="w-[162px]">
            <a href={pictureUrl(file, 1600)} target="_blank" rel="noreferrer" className={`${frame} ${edges[kind]}`}>
              <img
                className="h-[120px] w-[160px] object-contain"
                src={pictureUrl(file, 320)}
                alt={t('picture', { field: label, side })}
                width={160}
                height={120}
                loading="lazy"
              />
            </a>
            {caption && (
              <figcaption className="text-12 text-ink-2" dir="auto">
                {caption}
              </figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}

/** One side of a field: text with changes highlighted, list or pictures. */
export function FieldSide(props: Props) {
  const t = useTranslations('console.review');
  const { view, which } = props;
  if (view[which].length === 0) return <span className="text-ink-3">{t('empty')}</span>;
  if (view.show === 'text') return <TextSide {...props} />;
  return view.show === 'list' ? <ListSide {...props} /> : <FileSide {...props} />;
}
