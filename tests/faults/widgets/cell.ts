import { vi } from 'vitest';
import { focused } from './find';
import { isRead, openFaultyPage, type Page } from './page';
import { patiently, rest, settle } from './clock';
import { SAID } from '../faults';
import { textOf } from '../../kit/look';
import type { watchListeners } from './listeners';
import type { Row } from './row';
import { isOpen, isSessionOver, passes, type Trial } from './trials';
import { isOurs, type Language } from './words';

interface Stage {
  readonly row: Row;
  readonly trial: Trial;
  readonly language: Language;
  readonly listeners: ReturnType<typeof watchListeners>;
}

const markupOf = ({ widget, markup = '' }: Row): string =>
  markup.startsWith('<') ? markup : `<waybill-${widget} ${markup}></waybill-${widget}>`;

const cartOf = ({ store }: Page): string => JSON.stringify(store.getState().cart.content);
const keysOf = (page: Page, row: Row): readonly (string | null)[] =>
  page.asked(row.endpoint).map(({ headers }) => headers.get('Idempotency-Key'));

/** Returns the texts of a message, one for each text node. */
const piecesOf = (message: Element): readonly string[] =>
  [...message.querySelectorAll('*'), message]
    .filter((each) => each.localName !== 'style' && [...each.childNodes].some(({ nodeType }) => nodeType === 3))
    .map((each) => textOf(each.children.length > 0 ? ownText(each) : each))
    .filter(Boolean);
const ownText = (element: Element): Node => {
  const copy = element.cloneNode() as Element;
  copy.append(...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.cloneNode()));
  return copy;
};

/** The console warning about unreadable records in an answer. */
const LEFT_OUT = /^waybill: \d+ of \d+ [\w ]+ could not be read and are left out$/;

/** Plays one cell of the matrix: one fault on one row. @returns the problems that it found */
export async function playCell({ row, trial, language, listeners }: Stage): Promise<readonly string[]> {
  const wrong: string[] = [];
  const check = (holds: boolean, complaint: string): void => void (holds || wrong.push(complaint));
  const said = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...given) => {
      const text = given.join(' ');
      const isLeftOut = trial.outcome === 'odd' && LEFT_OUT.test(text);
      check(isLeftOut || row.notes?.text.test(text) === true, `console.${level}: ${text}`);
    }),
  );
  let page: Page | undefined;
  try {
    page = await openFaultyPage({
      language,
      at: row.at ?? '/',
      answers: row.answers ?? {},
      endpoint: row.endpoint,
      act: trial.act,
      outcome: trial.asked,
      listeners,
      isArmed: row.isEarly === true,
      isCutAfterSession: row.isEarly === true && trial.manner === 'offline',
    });
    await playOn(page, row, trial, check, listeners);
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page?.leave();
    for (const spy of said) spy.mockRestore();
  }
  return wrong;
}

/** Tells whether the row shows no message for this fault. */
const saysNothing = ({ silent, tells = [], isEarly }: Row, { outcome, manner }: Trial): boolean =>
  silent !== undefined &&
  !(tells.includes('session') && isSessionOver(outcome)) &&
  !(tells.includes('offline') && (manner === 'offline' || (isEarly && manner === 'cut off')));

type Check = (holds: boolean, complaint: string) => void;

async function playOn(page: Page, row: Row, trial: Trial, check: Check, listeners: Stage['listeners']): Promise<void> {
  await rest(1000);
  const base = { listeners: listeners.heard(), timers: vi.getTimerCount() };
  if (row.ask) {
    page.mount(markupOf(row));
    await row.come?.(page);
    for (const [selector, text] of Object.entries(row.typed ?? {})) await page.type(selector, text);
    page.calls.length = 0;
  }
  const before = cartOf(page);
  page.forget();
  page.arm();
  if (trial.manner === 'offline') page.online(false);
  if (row.ask) await row.ask(page);
  else page.mount(markupOf(row));

  if (trial.manner === 'left' || trial.manner === 'overtaken') await page.until('the call', () => page.asked().length);
  if (trial.manner === 'left') return leaves(page, row, before, base, check, listeners);
  if (trial.manner === 'cut off' && (await page.until('the call', () => page.asked().length))) page.online(false);
  if (trial.manner === 'overtaken') await overtake(page, row);

  const isOdd = trial.outcome === 'odd';
  const { oddly } = row;
  if (isOdd && oddly) await page.until('a message', () => page.messages().size > 0 || oddly.good(page));
  if (row.heals !== undefined && trial.outcome !== 'ok' && !isSessionOver(trial.outcome)) {
    await rest(20_000);
    check(page.messages().size === 0, `not by itself: ${[...page.messages()].map(textOf).join()}`);
    page.disarm();
    page.online(true);
    await page.until('that it goes on by itself', () => row.good(page));
    return checkLeaving(page, row, base, check, listeners);
  }
  const isTaken = isOdd && (row.takesAny === true || (oddly !== undefined && page.messages().size === 0));
  if (isTaken && oddly) return checkLeaving(page, row, base, check, listeners);
  const settles = row.settles?.on.includes(trial.outcome) ? row.settles : null;
  const isFine = trial.outcome === 'ok' || isTaken || settles !== null;
  const isSilent = saysNothing(row, trial);
  if (isSilent) await goesUnheard(page, row, trial, check);
  else if (isFine) await page.until('that it goes on', () => (settles ?? row).good(page));
  else await told(page, row, trial, before, check);
  const isTold = !isFine && !isSilent;
  // A silent write is retried with the same key, so its keys are counted instead of its calls.
  const written = row.silent === undefined ? page.asked().length : new Set(keysOf(page, row)).size;
  check(isRead(row.endpoint) || written <= 1, `written ${written} times`);

  if (isTold) await tryAgain(page, row, trial, check);
  if (row.ask || isTold) check(focused() !== null || isSessionOver(trial.outcome), 'the focus is lost afterwards');
  await checkLeaving(page, row, base, check, listeners);
}

/** Waits until the fault has had all its effects, and checks that no message appeared. */
async function goesUnheard(page: Page, row: Row, { manner }: Trial, check: Check): Promise<void> {
  if (manner !== 'offline') await page.until('the call', () => page.asked().length);
  if (!row.isEarly) await page.until('that it goes on without it', () => row.good(page));
  await rest();
  page.disarm();
  check(page.messages().size === 0, `not silent: ${[...page.messages()].map(textOf).join()}`);
}

/** Checks that the failure is shown once, in the page's own texts, and that no input is lost. */
async function told(page: Page, row: Row, { outcome }: Trial, before: string, check: Check): Promise<void> {
  await page.until('a message', () => page.messages().size > 0);
  await rest(500);
  const messages = [...page.messages()];
  const shown = messages.map(textOf);
  const limit = isSessionOver(outcome) ? 2 : 1;
  check(messages.length <= limit, `said ${messages.length} times: ${shown.join(' | ')}`);
  check(new Set(shown).size === shown.length, `the same twice: ${shown.join(' | ')}`);
  check(!page.heard.some((text) => shown.some((each) => text && each.includes(text))), 'also in the live region');
  const mayPass = passes(row, outcome);
  for (const piece of messages.flatMap(piecesOf)) {
    if (piece === SAID) check(mayPass, `the server’s own words: ${piece}`);
    else check(isOurs(page.language, piece), `not in ${page.language}: ${piece}`);
  }
  for (const [selector, text] of Object.entries(row.typed ?? {}))
    check(page.find<HTMLInputElement>(selector)[0]?.value === text, `${selector} is not kept`);
  check(row.keeps?.(page) !== false, 'what was entered is not kept');
  const isChanged = row.changesCart === true && outcome === 'unknown-outcome';
  check(isChanged || cartOf(page) === before, 'the cart is another');
  if (row.ask) check(focused() !== null, 'the focus is lost');
}

/** Tries again with a server that now answers correctly. */
async function tryAgain(page: Page, row: Row, { outcome, manner }: Trial, check: Check): Promise<void> {
  page.disarm();
  page.online(true);
  if (isSessionOver(outcome) && !row.isEarly) {
    await page.press('common.ok', 'common.reload');
    await page.until('a reload', () => page.reloads.length > 0);
    return;
  }
  if (row.again) await row.again(page);
  else await page.press('common.retry');
  const isRenewed = (): boolean => row.renews !== undefined && page.reloads.length > 0;
  await page.until('that it goes on after trying again', () => isRenewed() || row.good(page));
  await settle();
  if (isRead(row.endpoint) || !isOpen(outcome) || manner === 'offline') return;
  const keys = new Set(keysOf(page, row));
  if (row.newKey === undefined) check(keys.size === 1, `tried again under ${keys.size} keys`);
}

/** Removes the widget while its call is in flight. */
async function leaves(
  page: Page,
  row: Row,
  before: string,
  base: Base,
  check: Check,
  listeners: Stage['listeners'],
): Promise<void> {
  page.unmount();
  await rest();
  check(row.changesCart === true || cartOf(page) === before, 'the cart is another');
  await checkLeaving(page, row, base, check, listeners);
}

/** Makes an answer superseded: a read is repeated by reinserting the widget, a write is pressed again. */
async function overtake(page: Page, row: Row): Promise<void> {
  if (isRead(row.endpoint) && !row.ask) {
    page.unmount();
    await settle();
    page.mount(markupOf(row));
  } else {
    const at = focused();
    if (at instanceof HTMLElement) at.click();
  }
  await settle();
}

interface Base {
  readonly listeners: readonly string[];
  readonly timers: number;
}

/** ms in which the announcements that wait have been spoken: four at most, a second each. */
const SPOKEN_MS = 4_000;

async function checkLeaving(
  page: Page,
  row: Row,
  base: Base,
  check: Check,
  listeners: Stage['listeners'],
): Promise<void> {
  page.unmount();
  await settle();
  await rest(row.lasts?.ms ?? SPOKEN_MS);
  // The answer may still be on its way through the client.
  await patiently(() => vi.getTimerCount() <= base.timers);
  const timers = vi.getTimerCount() - base.timers;
  check(timers <= 0, `${timers} timers left`);
  const left = [...listeners.heard()];
  for (const each of base.listeners) left.splice(left.indexOf(each), left.includes(each) ? 1 : 0);
  check(left.length === 0, `still listening: ${left.join(', ')}`);
}
