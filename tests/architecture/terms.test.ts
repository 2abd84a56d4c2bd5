import { describe, expect, it } from 'vitest';
import { findBanned, glossaryPage, languages, readTerms, textsIn } from '@/scripts/tool/terms';

const terms = readTerms();
const found = (language: string, text: string, key = 'some.key') =>
  findBanned([{ file: `messages/${language}.json`, key, language, text }], terms).map(({ term }) => term);

/** A text with a banned name, its term, and a correct text with the same letters. */
const planted: [string, string, string, string][] = [
  ['zh', '按核验等级筛选', 'grade', '核验，等级分明'],
  ['zh', '请填写产地', 'origin', '请填写原产地'],
  ['en', 'All Hot words', 'trendingTopics', 'Ten hot wordings'],
  ['en', 'Go to the purchaser centre', 'purchaser', 'What was purchased'],
  ['fr', 'Toutes les offres d’agence', 'agentOffer', 'Offres d’agencement'],
  ['fr', "Saisir le nom d'utilisateur", 'username', 'Le nombre d’utilisateurs'],
  ['ru', 'Настройки аккаунта', 'account', 'Аккуратная настройка'],
  ['ru', 'Найти тег', 'tag', 'Найти стратегию'],
  ['es', 'Abrir la sala', 'showroom', 'Abrir la salazón'],
  ['es', 'Su registro de verificación', 'record', 'Registro y verificación'],
  ['ar', 'للموردين فقط', 'supplier', 'الموارد والمورّدون'],
  ['ar', 'المعلمات التقنية', 'parameters', 'المعلومات التقنية'],
  ['pt', 'Sobre o GECO', 'siteName', 'Sobre a GECO'],
  ['pt', 'Produto rejeitado', 'rejected', 'Os rejeitos'],
  ['de', 'Alle Länderführer', 'countryGuide', 'Alle Bundesländerführer'],
  ['de', 'Bitte hochstufen', 'upgrade', 'Höher stufen wir niemanden'],
];

describe('terms', () => {
  it('are tested in every language', () => expect(new Set(planted.map(([one]) => one))).toEqual(new Set(languages)));
  it.each(planted)('%s: “%s” is reported, a similar correct text is not', (language, wrong, term, right) => {
    expect(found(language, wrong)).toEqual([term]);
    expect(found(language, right)).toEqual([]);
  });
  it('a ban applies only where it says', () => {
    expect(found('de', 'Deaktiviert', 'account.notice.x')).toEqual(['disabled']);
    expect(found('de', 'Deaktiviert', 'review.toggle.disabled')).toEqual([]);
    expect(found('es', 'Materiales', 'tender.category.materials')).toEqual(['goods']);
    expect(found('es', 'Materiales', 'productForm.materials')).toEqual([]);
  });
  it('a quotation has one name in requests and quotations, and a better offer a different one', () => {
    for (const [language, wrong, right] of [
      ['fr', 'Offres encore acceptées', 'Meilleure offre demandée'],
      ['es', 'Ofertas recibidas', 'Se pide una oferta mejor'],
      ['pt', 'Propostas recebidas', 'Foi pedida melhor oferta'],
    ] as const) {
      expect(found(language, wrong, 'purchaseHall.placesLabel')).toEqual(['quotation']);
      expect(found(language, right, 'quotationCenter.roundTitle')).toEqual([]);
    }
  });
  it('reports file, key, language, word and the correct name', () =>
    expect(
      findBanned(textsIn('lib/x/text.de.json', '{"a":[{"b":"Der <b>Prüfnachweis</b>"}]}'), [
        { id: 'record', names: { de: ['Prüfprotokoll'] }, banned: { de: ['Prüfnachweis*'] } },
      ]),
    ).toEqual([
      {
        file: 'lib/x/text.de.json',
        key: 'a.0.b',
        language: 'de',
        word: 'Prüfnachweis',
        term: 'record',
        name: 'Prüfprotokoll',
      },
    ]));
  it('knows a text’s language by key or file, also in Markdown, and ignores URLs', () => {
    const language = (file: string, content: string) => textsIn(file, content).map((text) => text.language);
    expect(language('lib/x/tdk.json', '{"home":{"zh":"首页","en":"Home"},"id":"x"}')).toEqual(['zh', 'en']);
    expect(textsIn('lib/x/data/fr.md', '# Un titre {#account}\n').map(({ text }) => text)).toEqual(['# Un titre']);
    expect(language('lib/x/data/fr.md', '# Un titre\n\nUn texte\n')).toEqual(['fr', 'fr']);
    expect(found('de', 'Siehe <a href="/companycenter/upgrade.html">Höherstufung</a>')).toEqual([]);
  });
  it('have a name in every language that is not banned for the same term', () => {
    for (const { id, names, banned } of terms)
      for (const language of languages) {
        expect(names[language]?.every(Boolean), `${id} ${language}`).toBe(true);
        const own = (names[language] ?? []).map((text) => ({ file: 'any', key: 'any', language, text }));
        expect(findBanned(own, [{ id, names, banned }])).toEqual([]);
      }
  });
  it('grade and membership have no word in common', () => {
    const words = (id: string, language: string) =>
      new Set(terms.find((term) => term.id === id)?.names[language]?.flatMap((name) => name.split(' ')));
    for (const language of languages)
      expect([...words('grade', language)].filter((word) => words('membership', language).has(word))).toEqual([]);
  });
  it('the page has a row for each term', () => {
    const page = glossaryPage(terms);
    for (const { id } of terms) expect(page).toContain(`\n| ${id} |`);
  });
});
