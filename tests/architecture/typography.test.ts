import { describe, expect, it } from 'vitest';
import { languages, readTexts } from '@/scripts/tool/terms';
import { findTypography, setSpaces } from '@/scripts/tool/typography';

const found = (language: string, text: string, key = 'some.key') =>
  findTypography([{ file: `messages/${language}.json`, key, language, text }]).map(
    ({ name }: { name: string }) => name,
  );

/** A text with a mistake, and its correction. */
const planted: [string, string, string][] = [
  ['zh', '删除成功！', '删除成功'],
  ['zh', '请输入名称,再提交', '请输入名称，再提交'],
  ['zh', '交货期30天', '交货期 30 天'],
  ['zh', '效率 95 %', '效率 95%'],
  ['zh', '“泵”已被「张三」隐藏', '“泵”已被“张三”隐藏'],
  ['zh', '环境温度 40 ℃', '环境温度 40 °C'],
  ['en', "Your company's profile", 'Your company’s profile'],
  ['en', 'Loading...', 'Loading…'],
  ['en', 'Load of 95 %', 'Load of 95%'],
  ['en', 'Saved!', 'Saved'],
  ['en', '30 – 45 days', '30–45 days'],
  ['fr', 'Continuer ?', 'Continuer\u202f?'],
  ['fr', 'Le devis est expiré; relancez', 'Le devis est expiré\u202f; relancez'],
  ['fr', 'Langue : français', 'Langue\u00a0: français'],
  ['fr', '« Pompe »', '«\u00a0Pompe\u00a0»'],
  ['fr', 'Rendement de 95%', 'Rendement de 95\u202f%'],
  ['fr', "L'entreprise", 'L’entreprise'],
  ['fr', 'Masse de 1.5 kg', 'Masse de 1,5 kg'],
  ['ru', 'Товар “насос”', 'Товар «насос»'],
  ['ru', 'Пресс – гидравлический', 'Пресс — гидравлический'],
  ['es', 'Desea continuar?', '¿Desea continuar?'],
  ['es', '¡Eliminado!', 'Eliminado'],
  ['es', '« Bomba »', '«Bomba»'],
  ['ar', 'مضخات, صمامات', 'مضخات، صمامات'],
  ['ar', 'هل تريد المتابعة?', 'هل تريد المتابعة؟'],
  ['ar', 'كفاءة 95٪', 'كفاءة 95%'],
  ['pt', '«Bomba» aprovada', '“Bomba” aprovada'],
  ['pt', 'Tensão de 13.8 kV', 'Tensão de 13,8 kV'],
  ['de', '“Pumpe” freigegeben', '„Pumpe“ freigegeben'],
  ['de', 'Wird gesendet…', 'Wird gesendet …'],
  ['de', 'Spannung 10/0.4 kV', 'Spannung 10/0,4 kV'],
  ['de', 'Zwei  Wörter', 'Zwei Wörter'],
];

describe('typography', () => {
  it('is tested in every language', () => expect(new Set(planted.map(([one]) => one))).toEqual(new Set(languages)));
  it.each(planted)('%s: “%s” is reported, “%s” is not', (language, wrong, right) => {
    expect(found(language, wrong)).toHaveLength(1);
    expect(found(language, right)).toEqual([]);
  });
  it('ignores tags, arguments, URLs and lists for machines', () => {
    expect(found('fr', '{count, plural, one {Un devis} other {# devis}}')).toEqual([]);
    expect(found('en', '<a href="/help.html">Help</a>')).toEqual([]);
    expect(found('zh', '泵,阀', 'home.keywords.zh')).toEqual([]);
    expect(found('zh', '见 https://geco.example/?a=1')).toEqual([]);
  });
  it('a merged text gets its language’s spaces', () => {
    expect(setSpaces('fr', 'Continuer ? Oui : « Pompe » ; non')).toBe(
      'Continuer\u202f? Oui\u00a0: «\u00a0Pompe\u00a0»\u202f; non',
    );
    expect(setSpaces('fr', 'Voir https://geco.example')).toBe('Voir https://geco.example');
    expect(setSpaces('en', 'Who ?')).toBe('Who ?');
  });
  it('is correct in every text', () => expect(findTypography(readTexts())).toEqual([]));
});
