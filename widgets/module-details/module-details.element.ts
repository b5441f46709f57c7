import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { emptyCss } from '../../src/ui/empty-state';
import { moduleCardCss } from '../../src/ui/module-card';
import { priceCss } from '../../src/ui/price';
import { skeletonCss } from '../../src/ui/skeleton';
import { stepperCss } from '../../src/ui/stepper';
import { stopsCss } from '../../src/ui/stops';
import { stubCss } from '../../src/ui/stub';
import { loadView, ModuleDetails, type ModuleDetailsProps } from './module-details';
import moduleDetailsCss from './module-details.css?inline';

/** `<waybill-module-details>`: the details of one module, package or industry. */
const spec: WidgetSpec<ModuleDetailsProps> = {
  tag: 'waybill-module-details',
  summary: 'The details of one module, package or industry: description, dependencies, price and price explanation.',
  props: {
    module: { kind: 'number', min: 1, fallback: undefined, summary: 'Id of the module to show.' },
    plan: { kind: 'number', min: 1, fallback: undefined, summary: 'Id of the package to show.' },
    industry: { kind: 'number', min: 1, fallback: undefined, summary: 'Id of the industry to show.' },
    routing: {
      kind: 'enum',
      values: ['none', 'path'],
      fallback: 'none',
      summary:
        'With path the address selects the item (…/{category}/{icon}/{module}); the widget stays empty if the address names none.',
    },
  },
  view: ModuleDetails,
  // With `routing="path"` the address may name no item, so the widget reserves no room.
  room: { height: 'min(100vh, 720px)', unless: 'routing=path' },
  css: [
    buttonCss,
    badgeCss,
    bannerCss,
    emptyCss,
    moduleCardCss,
    priceCss,
    skeletonCss,
    stepperCss,
    stopsCss,
    stubCss,
    moduleDetailsCss,
  ],
  servedParts: [loadView],
  events: [
    'waybill-plan-select-request',
    'waybill-plan-select',
    'waybill-market-show',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: {
    '': 'Shown until the prices have loaded, after a crash, and without scripts.',
    media: 'A picture or a video, e.g. <waybill-video slot="media">. Without any, the details have none.',
    'media-module-{id}': 'A picture or a video of one module, where the address selects it: media-module-111.',
    'media-package-{id}': 'A picture or a video of one package, where the address selects it: media-package-62.',
    about: 'A longer description, below the picture.',
  },
  parts: {
    details: 'All details.',
    media: 'The picture.',
    buy: 'The box with price and buttons.',
    price: 'A price.',
    features: 'The list of what the module does.',
    pill: 'A label: the item’s category, its pricing by usage, or its free trial.',
    stepper: 'The quantity stepper.',
    stops: 'The list of required modules.',
    card: 'The card of a related item.',
    link: 'The name of a related item, which links to its details.',
    why: 'The price explanation.',
    term: 'A term whose explanation opens by hover, focus and tap.',
    hint: 'The note on modules that are added along with the item.',
    button: 'A button.',
    banner: 'An error, with a button to retry.',
    empty: 'The empty state for an unknown item.',
    skeleton: 'The skeleton while the prices load.',
  },
  states: {
    loading: 'The prices are loading.',
    ready: 'The details are shown.',
    error: 'The view crashed.',
    empty: 'The address names no item, so the element takes no room.',
  },
};

export default spec;
