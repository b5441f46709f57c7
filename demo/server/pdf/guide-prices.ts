import type { Module } from '../../../src/domain/catalogue/types';
import { isForSale } from '../../../src/domain/cart/for-sale';
import { newLine } from '../../../src/domain/cart/new-line';
import { isPricingPlan } from '../../../src/domain/catalogue/plans';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { usagePrice } from '../../../src/domain/pricing/usage-price';
import type { Shop } from '../shop/shop';
import type { Guide } from './guide-packages';
import { writeTable, type Cell } from './table';

/** Returns the table row of an add-on with its price, or price per unit. */
const moduleRow = ({ writer: { say, amount, number } }: Guide, module: Module): readonly Cell[] => {
  const isMetered = module.pricingType === 'USAGE';
  return [
    [module.title, module.description],
    isMetered ? say('units', { count: number(Math.max(1, module.minimumAssetCount)) }) : '',
    [amount(module.price), isMetered ? say('each') : ''],
  ];
};

/** Writes the add-ons by category. */
export function writeAddOns(guide: Guide, shop: Shop): void {
  const { paper, writer, catalogue, chapter } = guide;
  const { say } = writer;
  chapter(say('add_ons'));
  for (const platform of shop.platforms) {
    const rows = [...catalogue.modules.values()].filter((one) => one.categoryId === platform.id && isForSale(one));
    if (rows.length === 0) continue;
    paper.heading(platform.name, { tag: 'H3' });
    writeTable(
      paper,
      [
        { title: say('item'), share: 0.58 },
        { title: say('quantity'), share: 0.2, align: 'right' },
        { title: say('per_month'), share: 0.22, align: 'right' },
      ],
      rows.map((module) => moduleRow(guide, module)),
    );
  }
}

const VOLUMES = [10, 25, 50, 100, 250];

/** Writes what larger quantities cost. */
export function writeRates({ paper, writer, catalogue, chapter }: Guide): void {
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
  paper.heading(say('example'), { tag: 'H3' });
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
  paper.heading(say('seats'), { tag: 'H3' });
  writeTable(
    paper,
    [{ title: say('item'), share: 0.3 }, ...columns],
    metered.map((module) => [
      module.title,
      ...VOLUMES.map((count) => amount(linePrice({ ...newLine(module), quantity: count }))),
    ]),
  );
}
