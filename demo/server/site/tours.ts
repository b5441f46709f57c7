import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const FILE = fileURLToPath(new URL('../../frame/tours.html', import.meta.url));

/** The cookie that remembers which tour somebody is on, as `buy.2`, and the query parameter that sets it; `buy` begins the tour. */
export const TOUR = 'tour';
/** The value of the parameter that ends a tour. */
export const NO_TOUR = 'end';

interface Step {
  /** Address of the page, perhaps with a hash. */
  readonly to: string;
  /** What to do there, in English. */
  readonly task: string;
  /** The demo account that a visitor gets there who has left out what makes one; empty where none is needed. */
  readonly as: string;
}

interface Tour {
  readonly name: string;
  /** The demo account that the tour begins with. */
  readonly as: string;
  readonly minutes: number;
  /** Name of its picture in `demo/assets/pictures`. */
  readonly picture: string;
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly Step[];
}

/** A step of a tour; the first is 1. */
export interface TourStep {
  readonly tour: Tour;
  readonly step: number;
}

const attributeOf = ({ attrs }: Element, name: string): string => attrs.find((one) => one.name === name)?.value ?? '';
const elementsIn = (parent: DefaultTreeAdapterTypes.ParentNode, tag: string): Element[] =>
  parent.childNodes.flatMap((node) =>
    'tagName' in node ? [...(node.tagName === tag ? [node] : []), ...elementsIn(node, tag)] : [],
  );
const htmlIn = (element: Element | undefined): string =>
  element ? serialize(element).replaceAll(/\s+/g, ' ').trim() : '';

const tourOf = (article: Element): Tour => ({
  name: attributeOf(article, 'data-tour'),
  as: attributeOf(article, 'data-as'),
  minutes: Number(attributeOf(article, 'data-minutes')),
  picture: attributeOf(article, 'data-picture'),
  title: htmlIn(elementsIn(article, 'h3')[0]),
  summary: htmlIn(elementsIn(article, 'p')[0]),
  steps: elementsIn(article, 'li').map((item) => ({
    to: attributeOf(item, 'data-to'),
    task: htmlIn(item),
    as: attributeOf(item, 'data-as'),
  })),
});

/** Reads the guided tours, which are written in `demo/frame/tours.html`. */
export const readTours = async (): Promise<readonly Tour[]> =>
  elementsIn(parseFragment(await readFile(FILE, 'utf8')), 'article').map(tourOf);

/** Returns the tour of a name. */
export const tourNamed = async (name: string): Promise<Tour | undefined> =>
  (await readTours()).find((one) => one.name === name);

/** Returns the step that a value such as `buy.2` names; null for one that there is not. */
export async function tourStep(value: string | undefined): Promise<TourStep | null> {
  const [name = '', told] = (value ?? '').split('.');
  const step = Number(told);
  const tour = await tourNamed(name);
  return tour?.steps[step - 1] ? { tour, step } : null;
}

/** Returns the step as the parameter and the cookie name it. */
export const nameOfStep = ({ tour, step }: TourStep): string => `${tour.name}.${step}`;

const pathOf = (to: string): string => to.replace(/#.*$/, '');

/** Returns the next step where a page that widgets moved to is the one of the next step and not of this one. */
export function stepOn({ tour, step }: TourStep, path: string, pageOf: (path: string) => string): TourStep {
  const [here, next] = [tour.steps[step - 1], tour.steps[step]].map((one) => one && pageOf(pathOf(one.to)));
  return next === path && here !== path ? { tour, step: step + 1 } : { tour, step };
}

const withQuery = (to: string, account: string, tour: string): string =>
  to.replace(/(?=#|$)/, `?${account && `as=${account}&`}${TOUR}=${tour}`);

/** Returns the address that signs in as the account of a tour and begins it. */
const addressOfTour = ({ name, as, steps: [first] }: Tour): string => withQuery(first?.to ?? '/', as, name);

/** Returns the address of a step, which signs in only a visitor who has left out what makes an account. */
function addressOfStep({ tour, step }: TourStep, isMember: boolean): string {
  const { to = '/', as = '' } = tour.steps[step - 1] ?? {};
  return withQuery(to, isMember ? '' : as, nameOfStep({ tour, step }));
}

const inAttribute = (address: string): string => address.replaceAll('&', '&amp;');
/** Takes a link out of the bar, or leads it to an address. */
const withWay = (bar: string, way: string, to: string | null): string =>
  bar.replace(new RegExp(`\\s*<a [^>]*data-tour-${way}[^>]*>[^<]*</a>`), (link) =>
    to === null ? '' : link.replace(/href="[^"]*"/, `href="${inAttribute(to)}"`),
  );

/** Fills the bar of a tour: what to do, and the ways back, on and out. */
export function tourBar(bar: string, { tour, step }: TourStep, isMember: boolean): string {
  const stepTo = (at: number): string | null =>
    tour.steps[at - 1] ? addressOfStep({ tour, step: at }, isMember) : null;
  const next = stepTo(step + 1);
  const end = `/?${TOUR}=${NO_TOUR}`;
  const ways = { back: stepTo(step - 1), next, finish: next === null ? end : null, leave: next === null ? null : end };
  const led = Object.entries(ways).reduce((text, [way, to]) => withWay(text, way, to), bar);
  return led.replace('<!-- %TASK% -->', tour.steps[step - 1]?.task ?? '');
}

/** Returns the tours as a list of links with their pictures. */
export const tourCards = (tours: readonly Tour[]): string =>
  tours
    .map(
      (tour) => `<li>
        <img src="/assets/pictures/${tour.picture}.webp" alt="" width="480" height="300" loading="lazy" />
        <h3><a href="${inAttribute(addressOfTour(tour))}">${tour.title}</a></h3>
        <p>${tour.summary}</p>
        <p class="tour-facts"><span data-minutes="${tour.minutes}"></span></p>
      </li>`,
    )
    .join('\n');
