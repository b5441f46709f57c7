import type { Catalogue, Plan } from '../../../src/domain/catalogue/types';
import { isPricingPlan } from '../../../src/domain/catalogue/plans';
import { currencyOf } from '../../../src/domain/money/currency';
import { planPrice } from '../../../src/domain/pricing/plan-price';
import type { Writer } from '../texts/format';
import type { Paper } from './paper';
import { heightOfTable, writeTable, type Cell, type Column } from './table';
import { INK, type TextStyle } from './typeset';

/** A pricing guide that is being written. */
export interface Guide {
  readonly paper: Paper;
  readonly writer: Writer;
  readonly catalogue: Catalogue;
  /** Begins a chapter and adds it to the table of contents. */
  readonly chapter: (title: string, lead?: string) => void;
}

type Family = readonly Plan[];

/** Returns the plans of a category, variants grouped. Exclusive plans are left out, because they are confidential. */
export function familiesOf({ plans }: Catalogue, categoryId: number): readonly Family[] {
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

const SMALL = { size: 9 };
const FEATURES = 2;
/** Space below a table and below a family, in points. */
const GAP = 6;

/** Writes a package with its variants on one sheet: what it is, what it costs, and what it has. */
export function writeFamily(guide: Guide, family: Family): void {
  const { paper, writer } = guide;
  const { say } = writer;
  const [plan] = family;
  if (!plan) return;
  const columns: readonly Column[] = [
    { title: say('per_month'), share: 0.4 },
    { title: say('standard'), share: 0.3, align: 'right' },
    { title: say('commercial'), share: 0.3, align: 'right' },
  ];
  const rows = (['year', 'month'] as const).map((cycle) => [
    say(cycle),
    priceOf(guide, family, 'standard', cycle),
    priceOf(guide, family, 'commercial', cycle),
  ]);
  const quiet: TextStyle = { ...SMALL, color: INK.quiet, after: 4 };
  const below: (readonly [string, TextStyle])[] = [];
  if (plan.minimumAssetRate) {
    const rate = { count: writer.number(plan.minimumAssetCount), amount: writer.amount(plan.minimumAssetRate) };
    below.push([say('fleet_rate', rate), quiet]);
  }
  if (plan.extends) below.push([say('extends', { plan: plan.extends }), { ...SMALL, face: 'medium', after: 2 }]);
  const lead: readonly [string, TextStyle] = [plan.description, { size: 10, color: INK.quiet, after: GAP }];
  const features = plan.highlights.map((one) => `•  ${one}`);
  const texts = [lead, ...below].reduce(
    (sum, [text, style]) => sum + paper.heightOf(text, style) + (style.after ?? 0),
    0,
  );
  const height = texts + heightOfTable(paper, columns, rows) + GAP + paper.heightOfColumns(features, FEATURES, SMALL);

  paper.heading(plan.title, { tag: 'H3' });
  paper.room(height);
  paper.text(...lead);
  writeTable(paper, columns, rows);
  paper.skip(GAP);
  for (const one of below) paper.text(...one);
  paper.columns(features, FEATURES, SMALL);
  paper.skip(GAP);
}

/** Writes the features of a category's packages side by side, in a table for each group. */
export function writeComparison({ paper, writer: { say } }: Guide, families: readonly Family[]): void {
  const plans = families.flatMap(([plan]) => (plan ? [plan] : []));
  const rows = plans[0]?.features ?? [];
  if (rows.length === 0) return;
  const share = 0.66 / plans.length;
  const said = (value: string | boolean | undefined): string =>
    typeof value === 'string' ? value : say(value ? 'yes' : 'no');
  const groups = [...new Set(rows.map(({ group }) => group))];
  for (const group of groups) {
    paper.heading(group, { tag: 'H3' });
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
