import { EMPTY, SERVED, WITHOUT_SCRIPTS } from '../element/served';
import type { WidgetSpec } from '../element/spec';
import { baseCss, tokensCss } from '../ui/sheets';
import { MOBILE_WIDTH } from '../ui/kit/layout';
import { EXPLANATION_SHEETS } from '../views/explanation';
import { CARD_STEP } from '../domain/marketplace/sections';
import faq from '../../widgets/faq/faq.element';
import guideForm from '../../widgets/guide-form/guide-form.element';
import marketplaceGrid from '../../widgets/marketplace-grid/marketplace-grid.element';
import { MARKET_SHEETS } from '../../widgets/marketplace-grid/parts/market-content';
import moduleDetails from '../../widgets/module-details/module-details.element';
import pairCss from '../../widgets/plan-comparison/pair.css?inline';
import planComparison from '../../widgets/plan-comparison/plan-comparison.element';
import pricingTable from '../../widgets/pricing-table/pricing-table.element';
import { PANEL_SHEETS } from '../../widgets/pricing-table/parts/panels';

interface ServedWidget {
  readonly spec: WidgetSpec;
  readonly css: readonly string[];
  /** Whether its content is the page's own HTML, which needs no view. */
  readonly isPlain: boolean;
}

/** Takes the room of a view that shows nothing away before a state of its element does. */
const WHERE_IT_IS_EMPTY = `:host([${SERVED}='${EMPTY}']) { display: none; }`;

/** Shows what the tag holds instead of a view whose buttons do nothing, where the tag holds something and scripts are off. */
const WHERE_SCRIPTS_ARE_OFF = `[${WITHOUT_SCRIPTS}] { display: none; }
@media (scripting: none) {
  [${SERVED}]:has(+ [${WITHOUT_SCRIPTS}]) { display: none; }
  [${WITHOUT_SCRIPTS}] { display: contents; }
}`;

/** Joins a spec with its sheets, those of the parts that a server renders at once, and those that stand in for scripts. */
const served = <P extends object>(spec: WidgetSpec<P>, ...more: readonly (readonly string[])[]): ServedWidget => ({
  // The view gets its properties from the attributes by the same spec.
  spec: spec as unknown as WidgetSpec,
  css: [tokensCss, baseCss, ...new Set([...spec.css, ...more.flat()]), WHERE_IT_IS_EMPTY, WHERE_SCRIPTS_ARE_OFF],
  isPlain: false,
});

/** A widget that improves the page's own HTML has its sheet for that alone. */
const plain = <P extends object>(spec: WidgetSpec<P>): ServedWidget => ({
  spec: spec as unknown as WidgetSpec,
  css: spec.pageCss ?? [],
  isPlain: true,
});

/**
 * Lays a narrow comparison out as its script does, with the first two packages. Scripts measure the width; until then a container query
 * does.
 */
const NARROW_COMPARISON = `@container (width < 45rem) {
${pairCss.replaceAll('.compare-pair', '.compare')}
.compare :is(tr > :nth-child(n + 4), thead tr + tr > :nth-child(n + 3)) { display: none; }
}`;

/** Shows a phone as many cards as its script does. */
const FIRST_CARDS = `@media (width <= ${MOBILE_WIDTH}px) { .modules > :nth-child(n + ${CARD_STEP + 1}) { display: none; } }`;

/** The widgets that a server renders, by tag. */
export const WIDGETS: ReadonlyMap<string, ServedWidget> = new Map(
  [
    served(pricingTable, PANEL_SHEETS, EXPLANATION_SHEETS),
    served(planComparison, EXPLANATION_SHEETS, [NARROW_COMPARISON]),
    served(marketplaceGrid, MARKET_SHEETS, [FIRST_CARDS]),
    served(moduleDetails, EXPLANATION_SHEETS),
    served(guideForm),
    plain(faq),
  ].map((one) => [one.spec.tag, one]),
);

/** The style sheet of each widget that can be rendered, by tag. The package has them as files in `dist/styles`. */
export const styles: Readonly<Record<string, string>> = Object.fromEntries(
  [...WIDGETS].map(([tag, { css }]) => [tag, css.join('\n')]),
);
