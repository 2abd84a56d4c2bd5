import { z } from 'zod';
import { chatLimits } from '@/lib/chat/constants';
import { config, type Unit } from '@/lib/platform/config';
import { dayField } from '@/lib/platform/field/day';
import { filledLine } from '@/lib/platform/field/text';
import { wholeFigure } from '@/lib/platform/http/field';
import { minorOf } from '@/lib/platform/money/amount';
import { isCurrency } from '@/lib/platform/money/currency';
import { type Incoterm, incoterms, type PaymentMethod, paymentMethods, purchaseLimits } from '@/lib/purchase/constants';
import { catalogue, type ParamKind, type ParamName, paramKinds, tradeDocuments } from './catalogue';

type Catalogue = typeof catalogue;
export type PhraseStage = keyof Catalogue;
export type PhraseId = Catalogue[PhraseStage][number]['id'];
export type PhraseSide = 'supplier' | 'purchaser';
type TradeDocument = (typeof tradeDocuments)[number];

export const phraseStages = Object.keys(catalogue) as PhraseStage[];

/** A phrase's metadata: who may use it and its parameters; the text is in the messages. */
export type PhraseCard = {
  id: PhraseId;
  stage: PhraseStage;
  side: PhraseSide | 'both';
  params: readonly ParamName[];
};

/** All phrases in display order. */
export const phrases: readonly PhraseCard[] = phraseStages.flatMap((stage) =>
  catalogue[stage].map((phrase) => ({ ...phrase, stage })),
);

const cards = new Map(phrases.map((phrase) => [phrase.id, phrase]));
/** The parameters of a phrase, in form order. */
export const paramsOf = (id: PhraseId): readonly ParamName[] => cards.get(id)?.params ?? [];

/** Decimal amounts in `currency`, as in quotations. */
export type PhraseMoney = { amount: number; currency: string };
export type PhraseQuantity = { amount: number; unit: Unit };
type ValueOf = {
  text: string;
  money: PhraseMoney;
  quantity: PhraseQuantity;
  date: string;
  days: number;
  months: number;
  percent: number;
  incoterm: Incoterm;
  payment: PaymentMethod;
  document: TradeDocument;
  country: string;
};

/** Values of a phrase: exactly its own parameters. */
export type PhraseValues = { [Name in ParamName]?: ValueOf[(typeof paramKinds)[Name]] };
export type Phrase = { id: PhraseId; values: PhraseValues };

type Partly<T> = T extends object ? { [Key in keyof T]?: T[Key] | null } : T | null;
/** A phrase being filled in; missing or invalid values are shown as gaps. */
export type PhraseSoFar = {
  id: PhraseId;
  values: { [Name in ParamName]?: Partly<ValueOf[(typeof paramKinds)[Name]]> };
};

const wholeUpTo = (max: number) => wholeFigure(`whole:1:${max}`).min(1, `whole:1:${max}`).max(max, `whole:1:${max}`);
const hasTooManyDigits = ({ amount, currency }: PhraseMoney): boolean =>
  isCurrency(currency) && minorOf(amount, currency) === null;

const fieldOf = {
  text: filledLine(chatLimits.phrase.text),
  money: z
    .strictObject({
      amount: z.number().positive('pricePositive').max(purchaseLimits.amount, `atMost:${purchaseLimits.amount}`),
      currency: z.string().min(1, { error: 'required', abort: true }).refine(isCurrency, 'choice'),
    })
    .refine((money) => !hasTooManyDigits(money), { error: 'priceDigits', path: ['amount'] }),
  quantity: z.strictObject({
    amount: z.number().positive('quantityPositive').max(purchaseLimits.quantity, `atMost:${purchaseLimits.quantity}`),
    unit: z.enum(config.units, 'required'),
  }),
  date: dayField('required'),
  days: wholeUpTo(chatLimits.phrase.days),
  months: wholeUpTo(chatLimits.phrase.months),
  percent: z.number().positive('quantityPositive').max(100, 'atMost:100'),
  incoterm: z.enum(incoterms, 'required'),
  payment: z.enum(paymentMethods, 'required'),
  document: z.enum(tradeDocuments, 'required'),
  country: z.string().regex(/^[A-Z]{2}$/, 'required'),
} satisfies Record<ParamKind, z.ZodType>;

/** Form values while a phrase is being filled in. */
export type PhraseDraft = Record<string, unknown>;

/** The values of one phrase: exactly its parameters, each of its kind. */
export const valuesField = (id: PhraseId): z.ZodType<PhraseValues, PhraseDraft> =>
  // The shape's keys are only known at run time; PhraseValues gives each its type.
  z.strictObject(Object.fromEntries(paramsOf(id).map((name) => [name, fieldOf[paramKinds[name]]]))) as z.ZodType<
    PhraseValues,
    PhraseDraft
  >;

const sentField = ({ id }: PhraseCard) => z.strictObject({ id: z.literal(id), values: valuesField(id) });
const [first, ...rest] = phrases.map(sentField);
if (!first) throw new Error('there are no phrases');

/** A phrase as it is sent: which one, with exactly its parameters. */
export const phraseField = z.discriminatedUnion('id', [first, ...rest]).meta({ id: 'Phrase' });
