import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { html } from 'hono/html';
import { wordsIn } from '../texts/dictionary';
import { LANGUAGES, NAMES, type Language } from '../texts/language';
import { siteAddress } from '../texts/site-address';
import { builtNotes, tagsOf, withoutNotes } from './built';
import { readTours, tourBar, tourCards, type TourStep } from './tours';

const FOLDER = fileURLToPath(new URL('../../frame/', import.meta.url));
const part = (name: string): Promise<string> => readFile(`${FOLDER}${name}.html`, 'utf8');

/** The places of a page that the frame fills: what stands above the site, in its header, in its footer, and the tours on the first page. */
const TOP = '<!-- %TOP% -->';
const HEADER = '<!-- %HEADER% -->';
const FOOTER = '<!-- %FOOTER% -->';
const TOURS = '<!-- %TOURS% -->';

/** Who looks at a page, and where. */
interface Framing {
  /** Path of the page, without its language. */
  readonly path: string;
  readonly isMember: boolean;
  /** In a demo everyone may sign in and out as they like. */
  readonly isDemo: boolean;
  /** False where the docs were not built. */
  readonly hasDocs: boolean;
  readonly tour: TourStep | null;
}

const SIGN_OUT = /\s*<a [^>]*data-sign-out[^>]*>[^<]*<\/a>/;

/** What leads to the docs, in the frame and in a page. */
const TO_DOCS = /\s*<(a|li)\b[^>]* data-docs\b[^>]*>[^]*?<\/\1>/g;

/** Marks the links to the page itself. */
const withCurrent = (text: string, path: string): string =>
  text.replaceAll(` href="${path}"`, (found) => `${found} aria-current="page"`);

async function header({ path, isMember, isDemo }: Framing): Promise<string> {
  const [head, session] = await Promise.all([part('header'), part(isMember ? 'member' : 'visitor')]);
  const known = isDemo ? session : session.replace(SIGN_OUT, '');
  return withCurrent(head.replace('<!-- %SESSION% -->', known), path);
}

async function footer(page: string): Promise<string> {
  const [foot, built] = await Promise.all([part('footer'), part('built')]);
  const drawer = built.replace('<!-- %NOTES% -->', builtNotes(page)).replace('<!-- %TAGS% -->', () => tagsOf(page));
  return foot.replace('<!-- %BUILT% -->', () => drawer);
}

/**
 * Puts the frame of the site around a page: demo bar, tour, header with the session, footer, and the drawer that says how the page is built.
 * @param page in English, with the places for the frame
 * @returns the page in English; what differs by caller is filled in by `filled()`, after the translation
 */
export async function framed(page: string, framing: Framing): Promise<string> {
  if (!page.includes(TOP)) return page;
  const [bar, head, foot, tour, tours] = await Promise.all([
    part('bar'),
    header(framing),
    footer(page),
    framing.tour ? part('tour-bar') : '',
    page.includes(TOURS) ? readTours() : [],
  ]);
  const whole = withoutNotes(page)
    .replace(TOP, () => bar + (framing.tour ? tourBar(tour, framing.tour, framing.isMember) : ''))
    .replace(HEADER, () => head)
    .replace(FOOTER, () => foot)
    .replace(TOURS, () => tourCards(tours));
  return framing.hasDocs ? whole : whole.replaceAll(TO_DOCS, '');
}

interface Filling {
  /** Path and query of the page, without its language. */
  readonly address: string;
  readonly language: Language;
  /** Title of the account that is signed in; null for a visitor. */
  readonly account: string | null;
  readonly tour: TourStep | null;
}

const linkTo = (address: string, language: Language, isCurrent: boolean): string =>
  String(
    html`<li>
      <a
        href="${siteAddress(address, language)}"
        lang="${language}"
        hreflang="${language}"
        ${isCurrent ? html`aria-current="true"` : ''}
        >${NAMES[language]}</a
      >
    </li>`,
  );

/** Fills in what differs by caller: the account, the links to the page in each language, and where in a tour the page is. */
export function filled(page: string, { address, language, account, tour }: Filling): string {
  const say = wordsIn(language);
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const links = LANGUAGES.map((one) => linkTo(address, one, one === language)).join('');
  return page
    .replace('<!-- %ACCOUNT% -->', () => String(html`${account === null ? '' : say(account)}`))
    .replace('<!-- %LANGUAGES% -->', () => links)
    .replaceAll(/<span data-minutes="(\d+)"><\/span>/g, (_, told: string) => minutes.format(Number(told)))
    .replaceAll('%TOUR%', () => (tour ? say(tour.tour.title) : ''))
    .replaceAll('%STEPS%', String(tour?.tour.steps.length ?? ''))
    .replaceAll('%STEP%', String(tour?.step ?? ''));
}
