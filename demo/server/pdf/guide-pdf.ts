import type { Catalogue, Module, Plan } from '../../../src/domain/catalogue/types';
import { isForSale } from '../../../src/domain/cart/for-sale';
import { newLine } from '../../../src/domain/cart/new-line';
import { isPricingPlan } from '../../../src/domain/catalogue/plans';
import { currencyOf } from '../../../src/domain/money/currency';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { planPrice } from '../../../src/domain/pricing/plan-price';
import { usagePrice } from '../../../src/domain/pricing/usage-price';
import { SELLER } from '../core/seller';
import type { Shop } from '../shop/shop';
import { writerOf, type Writer } from '../texts/format';
import type { Language } from '../texts/language';
import { createPaper, INK, type Paper } from './paper';
import { heading, writeBrand } from './quote-pdf';
import { writeTable, type Cell } from './table';

interface Guide {
  readonly paper: Paper;
  readonly writer: Writer;
  readonly catalogue: Catalogue;
  /** Begins a chapter on a new page and adds it to the table of contents. */
  readonly chapter: (title: string, lead?: string) => void;
}

type Family = readonly Plan[];

/** Returns the plans of a category, variants grouped. Exclusive plans are left out, because they are confidential. */
function familiesOf({ plans }: Catalogue, categoryId: number): readonly Family[] {
  const families = new Map<string, Plan[]>();
  for (const plan of plans.values()) {
    if (plan.categoryId !== categoryId || !isPricingPlan(plan) || plan.isExclusive || plan.isLegacy) continue;
    families.set(plan.family, [...(families.get(plan.family) ?? []), plan]);
  }
  return [...families.values()];
}

function priceOf({ catalogue, writer }: Guide, family: Family, edition: Plan['edition'], cycle: Plan['cycle']): Cell {
  const plan = family.find((one) => one.edition === edition && one.cycle === cycle);
  if (!plan || plan.isContact) return writer.say('on_request');
  const { price, list, isDiscounted } = planPrice(plan, catalogue.modules, currencyOf(catalogue.currency));
  return isDiscounted
    ? [writer.amount(price), `${writer.say('monthly')}: ${writer.amount(list)}`]
    : writer.amount(price);
}

function writeFamily(guide: Guide, family: Family): void {
  const { paper, writer } = guide;
  const { say } = writer;
  const [plan] = family;
  if (!plan) return;
  const height = 130 + plan.highlights.length * 14;
  paper.room(height);
  heading(paper, plan.title);
  paper.text(plan.description, { size: 10, color: INK.quiet, after: 6 });
  writeTable(
    paper,
    [
      { title: say('per_month'), share: 0.4 },
      { title: say('standard'), share: 0.3, align: 'right' },
      { title: say('commercial'), share: 0.3, align: 'right' },
    ],
    (['year', 'month'] as const).map((cycle) => [
      say(cycle),
      priceOf(guide, family, 'standard', cycle),
      priceOf(guide, family, 'commercial', cycle),
    ]),
  );
  paper.skip(6);
  if (plan.minimumAssetRate) {
    const rate = { count: writer.number(plan.minimumAssetCount), amount: writer.amount(plan.minimumAssetRate) };
    paper.text(say('fleet_rate', rate), { size: 9, color: INK.quiet, after: 4 });
  }
  if (plan.extends) paper.text(say('extends', { plan: plan.extends }), { size: 9, face: 'medium', after: 2 });
  paper.columns(
    plan.highlights.map((one) => `•  ${one}`),
    2,
    { size: 9 },
  );
}

function writeComparison({ paper, writer: { say } }: Guide, families: readonly Family[]): void {
  const plans = families.flatMap(([plan]) => (plan ? [plan] : []));
  const rows = plans[0]?.features ?? [];
  if (rows.length === 0) return;
  const share = 0.66 / plans.length;
  const said = (value: string | boolean | undefined): string =>
    typeof value === 'string' ? value : say(value ? 'yes' : 'no');
  const groups = [...new Set(rows.map(({ group }) => group))];
  for (const group of groups) {
    heading(paper, group);
    writeTable(
      paper,
      [{ title: '', share: 0.34 }, ...plans.map(({ title }) => ({ title, share, align: 'right' as const }))],
      rows
        .filter((row) => row.group === group)
        .map(({ name }) => [
          name,
          ...plans.map(({ features }) => said(features.find((one) => one.group === group && one.name === name)?.value)),
        ]),
    );
  }
}

/** Returns the table row of an add-on with its price, or price per unit. */
const moduleRow = ({ writer: { say, amount, number } }: Guide, module: Module): readonly Cell[] => {
  const isMetered = module.pricingType === 'USAGE';
  return [
    [module.title, module.description],
    isMetered ? say('units', { count: number(Math.max(1, module.minimumAssetCount)) }) : '',
    [amount(module.price), isMetered ? say('each') : ''],
  ];
};

function writeAddOns(guide: Guide, shop: Shop): void {
  const { paper, writer, catalogue, chapter } = guide;
  const { say } = writer;
  chapter(say('add_ons'));
  for (const platform of shop.platforms) {
    const rows = [...catalogue.modules.values()].filter((one) => one.categoryId === platform.id && isForSale(one));
    if (rows.length === 0) continue;
    heading(paper, platform.name);
    writeTable(
      paper,
      [
        { title: say('item'), share: 0.62 },
        { title: say('quantity'), share: 0.14, align: 'right' },
        { title: say('per_month'), share: 0.24, align: 'right' },
      ],
      rows.map((module) => moduleRow(guide, module)),
    );
  }
}

const VOLUMES = [10, 25, 50, 100, 250];

function writeRates({ paper, writer, catalogue, chapter }: Guide): void {
  const { say, amount, number } = writer;
  const usages =
    [...catalogue.plans.values()].find((plan) => isPricingPlan(plan) && plan.usages.length > 0)?.usages ?? [];
  chapter(say('rates'), say('rates_lead'));
  const titleOf = (id: number, key: string): string => catalogue.modules.get(id)?.title ?? key;
  writeTable(
    paper,
    [
      { title: say('item'), share: 0.36 },
      { title: say('counted'), share: 0.2 },
      { title: say('free_column'), share: 0.14, align: 'right' },
      { title: say('up_to'), share: 0.12, align: 'right' },
      { title: say('each'), share: 0.18, align: 'right' },
    ],
    usages.map((one) => [
      titleOf(one.id, one.key),
      one.unit,
      number(one.freeUsers),
      number(one.max),
      amount(one.price),
    ]),
  );
  heading(paper, say('example'));
  const columns = VOLUMES.map((count) => ({ title: number(count), share: 0.14, align: 'right' as const }));
  writeTable(
    paper,
    [{ title: say('item'), share: 0.3 }, ...columns],
    usages.map((one) => [
      titleOf(one.id, one.key),
      ...VOLUMES.map((count) => (count > one.max ? '–' : amount(usagePrice(one, count)))),
    ]),
  );
  const metered = [...catalogue.modules.values()].filter((one) => one.pricingType === 'USAGE' && isForSale(one));
  heading(paper, say('seats'));
  writeTable(
    paper,
    [{ title: say('item'), share: 0.3 }, ...columns],
    metered.map((module) => [
      module.title,
      ...VOLUMES.map((count) => amount(linePrice({ ...newLine(module), quantity: count }))),
    ]),
  );
}

function writeHow({ paper, writer: { say }, chapter }: Guide): void {
  chapter(say('how_title'));
  for (const key of ['how_package', 'how_add_ons', 'how_units', 'how_commercial'] as const)
    paper.text(say(key), { size: 11, after: 10 });
}

/** Renders the pricing guide, a booklet of the whole catalogue, in one language and currency. [PRC-14] */
export function guidePdf(
  shop: Shop,
  catalogue: Catalogue,
  language: Language,
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writerOf(language, catalogue.currency);
  const { say } = writer;
  const title = say('guide');
  const paper = createPaper({ title: `${SELLER} · ${title}`, author: SELLER, language, at });
  const { doc } = paper;
  const chapters: { readonly title: string; readonly page: number }[] = [];
  const chapter = (name: string, lead = ''): void => {
    paper.page();
    chapters.push({ title: name, page: doc.bufferedPageRange().count });
    doc.addNamedDestination(`c${chapters.length}`);
    doc.outline.addItem(name);
    paper.text(name, { size: 22, face: 'strong', after: 6 });
    if (lead) paper.text(lead, { size: 11, color: INK.quiet, after: 10 });
  };
  const guide: Guide = { paper, writer, catalogue, chapter };

  writeBrand(paper);
  paper.skip(120);
  paper.text(title, { size: 40, face: 'strong', after: 8 });
  paper.text(say('guide_lead'), { size: 13, color: INK.quiet, width: 380, after: 16 });
  paper.text(`${writer.day(at)}  ·  ${say('amounts', { currency: catalogue.currency })}`, {
    size: 10,
    color: INK.quiet,
  });

  paper.page();
  writeHow(guide);
  for (const category of shop.planCategories) {
    const families = familiesOf(catalogue, category.id);
    chapter(category.name, category.description);
    for (const family of families) writeFamily(guide, family);
    chapter(`${category.name}: ${say('comparison')}`);
    writeComparison(guide, families);
  }
  writeAddOns(guide, shop);
  writeRates(guide);
  chapter(say('next'));
  paper.text(say('next_text'), { size: 11, after: 14 });

  // Fills the second page, kept free for the table of contents, now that the page numbers are known.
  doc.switchToPage(1);
  doc.x = paper.left;
  doc.y = doc.page.margins.top;
  paper.text(say('contents'), { size: 22, face: 'strong', after: 12 });
  chapters.forEach((one, at2) => {
    const y = doc.y;
    paper.put(one.title, paper.left, y, { size: 11, width: paper.width - 40 });
    paper.put(writer.number(one.page), paper.left, y, { size: 11, align: 'right' });
    doc.goTo(paper.left, y, paper.width, 18, `c${at2 + 1}`);
    doc.y = y + 24;
  });
  return paper.finish((page, pages) => say('page', { page, pages }), `${SELLER} · ${title}`);
}
