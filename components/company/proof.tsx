import { useTranslations } from 'next-intl';
import { MembershipTag, VerificationGrade } from '@/components/list/mark/standing';
import { Years } from '@/components/list/mark/years';
import { Explanation } from '@/components/ui/explanation';
import { checkKinds, isValidCheck, verifiedUntil } from '@/lib/company/check';
import type { CompanyRecord } from '@/lib/company/types';
import { formatDay, formatDuration, formatNumber, formatShare } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { Response } from '@/lib/quotation/response/types';
import { CheckList } from './check-list';

type Props = {
  company: CompanyRecord;
  locale: Locale;
  /** How it responds to invitations to quote; null if there are not enough data. */
  response?: Response | null;
  /** A line has the grade and its validity, a mark the grade alone, with everything else in the panel. */
  form?: 'strip' | 'line' | 'mark';
};

/** What is known of a supplier and for how long: grade, checks, years and response; membership is kept apart. */
export function Proof({ company, locale, response, form = 'strip' }: Props) {
  const brief = form !== 'strip';
  const t = useTranslations('company');
  const { id, grade, membership, years, expiredGrade, verifications } = company;
  const isVerified = grade !== 'C';
  const until = isVerified ? verifiedUntil(company) : null;
  const valid = isVerified ? verifications.filter((check) => isValidCheck(check)) : [];
  const last = valid
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  const facts: string[] = [];
  if (until) facts.push(t('record.verifiedUntil', { date: formatDay(locale, until) }));
  if (expiredGrade)
    facts.push(
      t('proof.expired', { grade: t(`grade.${expiredGrade.grade}`), date: formatDay(locale, expiredGrade.on) }),
    );
  if (last)
    facts.push(
      t('proof.checks', {
        n: formatNumber(locale, valid.length),
        max: formatNumber(locale, checkKinds.length),
        date: formatDay(locale, last),
      }),
    );
  if (!isVerified && !expiredGrade && verifications.length === 0) facts.push(t('proof.unchecked'));
  const answers = response
    ? [
        t('proof.rate', {
          count: response.invited,
          n: formatNumber(locale, response.invited),
          rate: formatShare(locale, Math.round((response.answered / response.invited) * 100) / 100),
        }),
        ...(response.hours === null ? [] : [t('proof.time', { time: formatDuration(locale, response.hours) })]),
      ]
    : [];
  const record = isVerified && (
    <a className="lnk" href={href('companyAdvancedDetail', { id })}>
      {t('record.read')}
    </a>
  );
  const onSite = <Years count={years} locale={locale} full />;
  const paid = (
    <>
      <p>
        <MembershipTag membership={membership} />
      </p>
      <p>{t('record.notMembership')}</p>
    </>
  );
  const shown = brief ? facts.slice(0, form === 'line' ? 1 : 0) : [...facts, onSite, ...answers];
  return (
    <ul className="marks text-12 text-ink-2" aria-label={t('gradeLabel')}>
      <li>
        <Explanation
          words={<VerificationGrade grade={grade} />}
          label={t('proof.explain', { name: t(`grade.${grade}`) })}
          close={t('proof.close')}
        >
          <p className="font-strong">{t(`grade.${grade}`)}</p>
          <p>{t(`record.grade${grade}`)}</p>
          {brief && facts.map((fact) => <p key={fact}>{fact}</p>)}
          {isVerified && <CheckList checks={verifications} locale={locale} />}
          {brief && (
            <>
              <p>{onSite}</p>
              {answers.map((answer) => (
                <p key={answer}>{answer}</p>
              ))}
              {paid}
            </>
          )}
          {record && <p>{record}</p>}
        </Explanation>
      </li>
      {shown.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change places.
        <li key={index}>{fact}</li>
      ))}
      {!brief && (
        <li>
          <Explanation
            words={<MembershipTag membership={membership} />}
            label={t('proof.explain', { name: t(`membership.${membership}`) })}
            close={t('proof.close')}
          >
            {paid}
          </Explanation>
        </li>
      )}
      {!brief && record && <li className="print:hidden">{record}</li>}
    </ul>
  );
}
