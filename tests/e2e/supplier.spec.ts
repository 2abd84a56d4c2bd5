import type { Page } from 'playwright/test';
import { checkCharacter } from '@/lib/company/profile/credit-code';
import { type Device, type Locale, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { open, signUp, textOf } from './member';
import { drawPicture, type Sent } from './picture';
import { notePublished } from './published';
import { decide, openConsole } from './reviewer';
import { hosts, linksOf, read, viewing } from './site';
import { expect, test } from './test';

type Site = 'zh' | 'ar';
const draw = (letters: string, count: number) =>
  Array.from({ length: count }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
const creditCode = () => {
  const code = `91${draw('0123456789', 6)}${draw('0123456789ABCDEFGHJKLMNPQRTUWXY', 9)}`;
  return `${code}${checkCharacter(code)}`;
};

/** What a supplier of a language types. The trade name is random, so that a search finds nothing else. */
const stories = {
  zh: () => {
    const trade = draw('霖澜璟珩昱煜翎骥岚泽', 4);
    return {
      ...{
        device: 'd' as Device,
        person: '顾清岚',
        country: 'CN',
        number: creditCode(),
        currency: 'CNY',
        phone: '+1 202 555 0147',
      },
      company: `${trade}环保装备有限公司`,
      ...{ region: '江苏省', city: '苏州市', address: '示范工业园区一号路 8 号' },
      introduction: `${trade}生产矿山和电厂用的耐磨渣浆泵，每台出厂前都经过水压与运转试验。`,
      reason: '营业执照左下角被遮挡，请重新上传“完整、清晰”的照片。',
      product: `${trade}牌耐磨渣浆泵`,
      keyword: `${trade} 渣浆泵`,
      ...{ summary: '过流部件可更换，适合高浓度磨蚀性浆体。', slogan: '耐磨、易换件', words: '渣浆泵,耐磨泵' },
    };
  },
  ar: () => {
    const trade = draw('زظغثذشضخ', 5);
    return {
      ...{
        device: 'm' as Device,
        person: 'ليلى المنصوري',
        country: 'AE',
        number: `CN-${draw('0123456789', 7)}`,
        currency: 'AED',
        phone: '+1 202 555 0148',
      },
      company: `شركة ${trade} للمعدات الصناعية`,
      ...{ region: 'دبي', city: 'المنطقة الصناعية', address: 'شارع النموذج، مبنى 8' },
      introduction: `تصنع ${trade} مضخات الملاط للمناجم ومحطات الكهرباء، وتُختبر كل مضخة قبل شحنها.`,
      reason: 'الرخصة التجارية غير واضحة: يرجى رفع صورة «كاملة وواضحة» للوثيقة.',
      product: `مضخة ملاط ${trade}`,
      keyword: `مضخة ${trade}`,
      ...{
        summary: 'أجزاء قابلة للتبديل وتناسب الملاط الكاشط.',
        slogan: 'متينة وسهلة الصيانة',
        words: 'مضخة ملاط,مضخة صناعية',
      },
    };
  },
};
type Story = ReturnType<(typeof stories)[Site]>;

/** A file field by its label, with or without the required mark. */
const fileField = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) });

/** Chooses a file and waits until it is uploaded. */
async function upload(page: Page, site: Locale, label: string, file: Sent): Promise<void> {
  const group = fileField(page, label);
  await group.locator('input[type="file"]:not([capture])').setInputFiles(file);
  await expect(group.getByText(textOf(site).upload.added.replace('{name}', file.name)).first()).toBeAttached({
    timeout: 60_000,
  });
}

const type = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: false }).fill(text);

/** Continues to the form's next step; only phones have steps. */
async function onward(page: Page, site: Site): Promise<void> {
  const next = page.getByRole('button', { name: textOf(site).form.step.next, exact: true });
  if (await next.isVisible()) await next.click();
}

async function completeProfile(page: Page, site: Site, story: Story): Promise<void> {
  const { companyForm: t } = textOf(site);
  const part = async (section: 'media' | 'introduction') => {
    const link = page.getByRole('link', { name: t.section[section] });
    if (await link.isVisible()) await link.click();
    else await onward(page, site);
  };
  const label = (field: keyof typeof t.field) =>
    t.inLanguage.replace('{field}', t.field[field]).replace('{language}', sites[site].endonym);
  await open(page, site, href('supplierCompany'));
  await expect(page.getByRole('textbox', { name: label('name') })).toHaveValue(story.company);
  for (const field of ['region', 'city', 'address'] as const) await type(page, label(field), story[field]);
  await onward(page, site);
  await page.getByRole('combobox', { name: t.field.countryCode }).selectOption(story.country);
  await type(page, story.country === 'CN' ? t.field.creditCode : t.field.registrationNumber, story.number);
  const licence = story.country === 'CN' ? t.field.licence : t.field.document;
  await upload(page, site, licence, await drawPicture('licence.jpg', 1600, 1200));
  await onward(page, site);
  await type(page, t.field.phone, story.phone);
  await type(page, t.field.email, 'sales@works.example');
  await onward(page, site);
  await page.getByRole('combobox', { name: t.category.sector, exact: true }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: t.category.kind, exact: true }).selectOption({ index: 2 });
  await onward(page, site);

  await part('media');
  await upload(page, site, t.group.logo, await drawPicture('logo.png', 400, 400));
  await upload(page, site, t.group.pictures, await drawPicture('works.jpg', 1600, 1200));
  await part('introduction');
  await type(page, label('introduction'), story.introduction);
}

async function submitProfile(page: Page, site: Site): Promise<void> {
  const { companyForm, done, review } = textOf(site);
  await page.getByRole('button', { name: companyForm.submit }).click();
  await expect(page.getByText(done.submitted)).toBeVisible();
  await expect(page.getByText(review.status.company.review)).toBeVisible();
}

async function fillProduct(page: Page, site: Site, story: Story): Promise<void> {
  const { productForm: t } = textOf(site);
  await open(page, site, href('supplierProductNew'));
  await type(page, t.name, story.product);
  await type(page, t.summary, story.summary);
  await type(page, t.slogan, story.slogan);
  await onward(page, site);
  await page.locator('input[name="priceMin"]').fill('12500');
  await page.getByRole('combobox', { name: t.currency }).selectOption(story.currency);
  await page.getByRole('combobox', { name: t.unit }).selectOption('set');
  await onward(page, site);
  await page.getByRole('list', { name: t.topLevel }).getByRole('button').first().click();
  await page.getByRole('list', { name: t.categories }).getByRole('checkbox').first().check();
  await page.getByRole('list', { name: t.tags }).getByRole('button').first().click();
  await onward(page, site);
  await upload(page, site, t.pictures, await drawPicture('pump.jpg', 1600, 1200));
  await upload(page, site, t.pictures, await drawPicture('impeller.png', 1200, 900));
  await expect(page.getByText(t.cover, { exact: true })).toBeVisible();
  await onward(page, site);
  await onward(page, site);
  await type(page, t.keywords, story.words);
  await onward(page, site);
}

/** Milliseconds since a time until a public page has a link. */
async function timeToFind(site: Site, path: string, link: string, since: number): Promise<number> {
  const has = async () => linksOf((await read(site, path)).text).some((one) => one.href.startsWith(link));
  await expect.poll(has, { intervals: [50], timeout: 30_000, message: `${path} has ${link}` }).toBe(true);
  return Date.now() - since;
}

for (const site of ['zh', 'ar'] as const)
  test(`a supplier registers on ${site}, is reviewed, and its product is found by anyone`, async ({
    browser,
  }, info) => {
    test.setTimeout(600_000);
    const story = stories[site]();
    notePublished(Object.values(story).filter((words) => /\p{L}/u.test(words.replace(/[\w+]/g, ''))));
    const { review, companyForm, productForm, productCenter, done, upload: words } = textOf(site);
    const context = await browser.newContext(viewing[story.device]);
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
    const console = await openConsole(browser);

    await signUp(page, site, 'supplier', { name: story.person, company: story.company });
    await completeProfile(page, site, story);
    await submitProfile(page, site);

    await decide(console, 'company', story.company, story.reason);
    await open(page, site, href('supplierCompany'));
    await expect(page.getByRole('alert').filter({ hasText: story.reason })).toContainText(
      review.status.company.rejected.replace('{reason}', `\u2068${story.reason}\u2069`),
    );
    await onward(page, site);
    const document = story.country === 'CN' ? companyForm.field.licence : companyForm.field.document;
    const remove = words.actionOn.replace('{action}', words.remove).replace('{name}', 'licence.jpg');
    await fileField(page, document).getByRole('button', { name: remove }).click();
    await upload(page, site, document, await drawPicture('licence-whole.jpg', 1600, 1200));
    await submitProfile(page, site);
    await decide(console, 'company', story.company);
    await open(page, site, href('supplierCompany'));
    await expect(page.getByText(review.status.company.normal)).toBeVisible();
    const base = await page.getByRole('link', { name: companyForm.status.view }).getAttribute('href');
    const companyId = Number(base?.match(/\d+/)?.[0]);

    await fillProduct(page, site, story);
    await page.getByRole('button', { name: productForm.submit }).click();
    await expect(page.getByText(done.submitted)).toBeVisible();
    await expect(page).toHaveURL(hosts.absolute(site, href('supplierProduct')));
    const row = page.getByRole(story.device === 'm' ? 'listitem' : 'row').filter({ hasText: story.product });
    await expect(row).toContainText(review.status.product.pending);
    const edit = await row.getByRole('link', { name: story.product }).first().getAttribute('href');
    const product = href('productDetail', { id: Number(edit?.match(/\d+/)?.[0]) });

    const places = {
      search: href('productSearch', { keyword: story.keyword }),
      showroom: href('showroomProduct', { companyId }),
    };
    // Read before publishing, so that cached copies of both pages must be replaced.
    for (const path of Object.values(places)) expect((await read(site, path)).text).not.toContain(product);
    const since = await decide(console, 'product', story.product);
    const times = await Promise.all(Object.values(places).map((path) => timeToFind(site, path, product, since)));
    for (const [at, place] of Object.keys(places).entries())
      info.annotations.push({
        type: `${site}: found by ${place}`,
        description: `${times[at]} ms after the approval took effect`,
      });

    await open(page, site, href('supplierProduct'));
    await expect(row).toContainText(review.status.product.normal);
    await expect(
      row.getByRole('switch', { name: productCenter.listedOf.replace('{name}', story.product) }),
    ).toBeChecked();

    const visitor = await (await browser.newContext({ ...viewing.d, locale: site })).newPage();
    await open(visitor, site, '/');
    await visitor.locator('input[name="q"]:visible').first().fill(story.keyword);
    await visitor.keyboard.press('Enter');
    // The home page may list it among the latest, but this is about the search result.
    await expect(visitor).toHaveURL(hosts.absolute(site, places.search));
    await visitor.getByRole('main').getByRole('link', { name: story.product }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: story.product })).toBeVisible();
    await visitor.getByRole('main').getByRole('link', { name: story.company }).first().click();
    await expect(visitor).toHaveURL(hosts.absolute(site, href('showroomHome', { companyId })));
    await open(visitor, site, places.showroom);
    await expect(visitor.getByRole('main').getByRole('link', { name: story.product }).first()).toBeVisible();

    expect(wrong).toEqual([]);
    for (const one of [page, console, visitor]) await one.context().close();
  });
