import { ENDPOINTS } from '../../../src/api/endpoints';
import { textOf } from '../../kit/look';
import { rest, settle } from './clock';
import { everywhere } from './find';
import { hearMistakes, IN_WINDOW } from './hear-mistakes';
import { soil } from './planted';
import { come, markup, openRow, type Planting, type Stand } from './played-rows';
import type { Row } from './row';
import { wordOf } from './words';

/** The elements whose view has thrown, as they or, for the form that shares the cart, a dialog says; each with its button. */
const crashedNow = (): readonly (readonly [Element, HTMLElement | undefined])[] => {
  const said = wordOf('en', 'common.crashed');
  return everywhere('.muted > span:first-child, .dialog-title, .dialog-lead')
    .filter((each) => said.some((pattern) => pattern.test(textOf(each))))
    .flatMap((each) => {
      const isLead = each.matches('.dialog-lead');
      const of = isLead ? document.querySelector('waybill-share-quote') : (each.getRootNode() as ShadowRoot).host;
      const around = each.closest('dialog') ?? each.parentElement;
      const buttons = around?.querySelectorAll<HTMLElement>(isLead ? '.dialog-foot button' : 'button:last-of-type');
      return of ? [[of, [...(buttons ?? [])].at(isLead ? -1 : 0)] as const] : [];
    });
};

const isReading = ({ endpoint }: Row): boolean => !ENDPOINTS[endpoint].write;

const openDialogs = (): readonly HTMLElement[] => everywhere('dialog[open]');
const busyNow = (): readonly string[] => everywhere('[aria-busy="true"]').map(textOf);

/** Presses the way on of each dialog, as a person does who reads and goes on, until the widget has gone on or nothing is in front. */
async function goOn(isGood: () => unknown): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    await rest(500);
    if (isGood()) return;
    const ways = openDialogs().flatMap((each) => [...each.querySelectorAll<HTMLElement>('.dialog-foot button')]);
    const way = ways.findLast((each) => each.getAttribute('aria-disabled') !== 'true');
    if (!way) return;
    way.click();
  }
}

/** Plays a row with a mistake. @returns what went wrong */
export async function playMistake(stand: Stand, { row, stage, place }: Planting): Promise<readonly string[]> {
  const wrong: string[] = [];
  const check = (holds: boolean, complaint: string): void => void (holds || wrong.push(complaint));
  const heard = hearMistakes();
  const page = await openRow(stand, row);
  const kind = place.split(' ')[0] ?? '';
  const good = (): unknown => row.good(page);
  const begin = async (): Promise<void> => {
    // The page keeps its dialogs, as where a router shows another page.
    document.body.replaceChildren(...document.querySelectorAll('#waybill-live, waybill-dialogs'));
    await settle();
    page.mount(markup(row));
    await come(page, row);
    if (!row.good(page)) await row.ask?.(page);
    await page.until('that it goes on after beginning anew', good);
  };
  try {
    await rest(1000);
    soil.at = stage === 'come' ? place : null;
    soil.thrown = 0;
    page.mount(markup(row));
    let going: Promise<unknown>;
    if (stage === 'ask') {
      await come(page, row);
      page.calls.length = 0;
      page.forget();
      soil.at = place;
      going = Promise.resolve(row.ask?.(page));
    } else going = come(page, row);
    let isLost = false;
    going = going.catch(() => void (isLost = true));
    await page.until('the mistake', () => soil.thrown > 0);
    await rest(500);
    const crashed = crashedNow();
    // What is told at the end of an order is told seconds later.
    const queued = () => page.store.getState().dialogs.queue.filter((each) => each.kind === 'error').length;
    if (kind === 'effect' && page.messages().size + queued() === 0) await rest(10_000);
    const told = page.messages().size + queued();
    const { thrown } = soil;
    soil.at = null;
    // A press that throws is an error of the window, as in any program; what runs later has to be caught.
    const isPress = kind === 'handler' || kind === 'selector';
    check(
      heard.uncaught.every((text) => isPress && text === IN_WINDOW),
      `uncaught: ${heard.uncaught.join()}`,
    );
    if (kind === 'handler') check(heard.uncaught.length === thrown, `${heard.uncaught.length} errors of ${thrown}`);
    if (kind === 'effect') {
      const runtime = heard.events.filter(({ surface }) => surface === 'runtime').length;
      const logged = heard.logs.filter((text) => text.startsWith('waybill: an effect failed')).length;
      check(runtime === thrown && logged === thrown, `${runtime} events and ${logged} logs of ${thrown}`);
      check(told > 0, 'nobody is told');
    }
    if (kind === 'view' || kind === 'React') check(crashed.length > 0, 'no view says that it has crashed');
    if (kind === 'selector') {
      // Where a view shows nothing of a failed read, the host page hears it alone.
      const isTold = crashed.length + told > 0 || (row.silent !== undefined && heard.events.length > 0);
      check(isTold || heard.uncaught.length > 0, 'nobody is told');
    }
    for (const [element, button] of crashed) {
      check(button !== undefined, `${element.localName} has no way out`);
      const isInFront = element.localName !== 'waybill-dialogs' || button?.closest('dialog[open]');
      check(Boolean(isInFront), 'a dialog says so below the page');
      const said = heard.events.filter(({ target }) => target === element).length;
      // Several effects of one view throw in one commit.
      check(said > 0 && (said === 1 || kind === 'React'), `${element.localName} raises ${said} events`);
    }
    const keys = new Set(page.asked().map(({ headers }) => headers.get('Idempotency-Key')));
    check(isReading(row) || keys.size <= 1, `written under ${keys.size} keys`);

    check(heard.ordered() <= 1, 'ordered more than once');
    const isGood = (): boolean => Boolean(row.good(page)) || page.reloads.length > 0 || heard.ordered() > 0;
    for (const [, button] of crashed) button?.click();
    await settle();
    check(crashedNow().length === 0, 'trying again does not heal it');
    const isRender = kind === 'view' || kind === 'React' || (kind === 'selector' && crashed.length > 0);
    if (kind === 'handler' && stage === 'ask' && !row.good(page)) {
      for (const [selector, text] of Object.entries(row.typed ?? {}))
        check(page.find<HTMLInputElement>(selector)[0]?.value === text, `${selector} is not kept`);
      if (row.typed) page.find('[type="submit"]')[0]?.click();
    }
    if (!isRender && row.typed && row.again && told > 0) await Promise.resolve(row.again(page)).catch(() => undefined);
    if (!isRender) await goOn(isGood);
    await going;
    if (isRender && !isLost) {
      if (stage === 'come' && row.ask) await row.ask(page);
      await page.until('that it goes on', isGood);
    } else if (!isGood() || stage === 'come')
      await begin().catch(async (error: unknown) => {
        // A question about what the first press has done.
        if (openDialogs().length === 0) throw error;
        await goOn(isGood);
        if (!isGood()) throw error;
      });
    check(busyNow().length === 0 || openDialogs().length > 0, `busy at the end: ${busyNow().join()}`);
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  } finally {
    soil.at = null;
    await page.leave();
    heard.end();
  }
  return wrong;
}
