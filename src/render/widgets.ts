import type { WidgetSpec } from '../element/spec';
import { baseCss, tokensCss } from '../ui/sheets';
import { EXPLANATION_SHEETS } from '../views/explanation';
import pricingTable from '../../widgets/pricing-table/pricing-table.element';
import { PANEL_SHEETS } from '../../widgets/pricing-table/parts/panels';

interface ServedWidget {
  readonly spec: WidgetSpec;
  readonly css: readonly string[];
}

/** Joins a spec with its sheets and those of the parts that a server renders at once. */
const served = <P extends object>(spec: WidgetSpec<P>, ...late: readonly (readonly string[])[]): ServedWidget => ({
  // The view gets its properties from the attributes by the same spec.
  spec: spec as unknown as WidgetSpec,
  css: [tokensCss, baseCss, ...new Set([...spec.css, ...late.flat()])],
});

/** The widgets that a server renders, by tag. */
export const WIDGETS: ReadonlyMap<string, ServedWidget> = new Map(
  [served(pricingTable, PANEL_SHEETS, EXPLANATION_SHEETS)].map((one) => [one.spec.tag, one]),
);

/** The style sheet of each widget that can be rendered, by tag. The package has them as files in `dist/styles`. */
export const styles: Readonly<Record<string, string>> = Object.fromEntries(
  [...WIDGETS].map(([tag, { css }]) => [tag, css.join('\n')]),
);
