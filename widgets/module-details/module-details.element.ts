import type { WidgetSpec } from '../../src/element/spec';
import { badgeCss } from '../../src/ui/badge';
import { bannerCss } from '../../src/ui/banner';
import { buttonCss } from '../../src/ui/button';
import { emptyCss } from '../../src/ui/empty-state';
import { moduleCardCss } from '../../src/ui/module-card';
import { priceCss } from '../../src/ui/price';
import { routeArtCss } from '../../src/ui/route-art';
import { skeletonCss } from '../../src/ui/skeleton';
import { stepperCss } from '../../src/ui/stepper';
import { stopsCss } from '../../src/ui/stops';
import { stubCss } from '../../src/ui/stub';
import { ModuleDetails, type ModuleDetailsProps } from './module-details';
import moduleDetailsCss from './module-details.css?inline';

/** `<waybill-module-details>`: all about one module, package or industry. */
const spec: WidgetSpec<ModuleDetailsProps> = {
  tag: 'waybill-module-details',
  summary: 'All about one module, package or industry: what it is for, what it needs, what it costs and why.',
  props: {
    module: { kind: 'number', min: 1, fallback: undefined, summary: 'Id of the module that is shown.' },
    plan: { kind: 'number', min: 1, fallback: undefined, summary: 'Id of the package that is shown.' },
    industry: { kind: 'number', min: 1, fallback: undefined, summary: 'Id of the industry that is shown.' },
    routing: {
      kind: 'enum',
      values: ['none', 'path'],
      fallback: 'none',
      summary:
        'With path the address says what is shown (…/{category}/{icon}/{module}), and nothing where it names no module or package.',
    },
  },
  view: ModuleDetails,
  // With an address nobody knows yet whether there is anything to show.
  room: { height: 'min(100vh, 720px)', unless: 'routing=path' },
  css: [
    buttonCss,
    badgeCss,
    bannerCss,
    emptyCss,
    moduleCardCss,
    priceCss,
    routeArtCss,
    skeletonCss,
    stepperCss,
    stopsCss,
    stubCss,
    moduleDetailsCss,
  ],
  events: ['waybill-plan-select-request', 'waybill-plan-select', 'waybill-navigate', 'waybill-error'],
  slots: {
    '': 'Shown until the prices are there, after a crash, and without scripts.',
    media: 'A picture or a video, e.g. <waybill-video slot="media">, instead of the drawn map.',
    about: 'More about it, below the picture.',
  },
  parts: {
    details: 'Everything.',
    media: 'The picture.',
    buy: 'Price and buttons.',
    price: 'A price.',
    pill: 'What is special about it.',
    stepper: 'The quantity.',
    stops: 'What it needs.',
    card: 'Something that goes with it.',
    link: 'The name of such a thing, which leads to its details.',
    why: 'What the price is made of.',
    hint: 'What comes along.',
    button: 'A button.',
    banner: 'What went wrong, with a way to try again.',
    empty: 'What stands there where there is no such thing.',
    skeleton: 'What stands there while prices are loading.',
  },
  states: { loading: 'Until the first prices.', ready: 'The details are shown.', error: 'The view crashed.' },
};

export default spec;
