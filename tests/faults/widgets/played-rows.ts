import { rest } from './clock';
import { hearMistakes } from './hear-mistakes';
import type { watchListeners } from './listeners';
import type { Page } from './page';
import { soil } from './planted';
import type { Row } from './row';

type OpenPage = typeof import('./page').openFaultyPage;
export type Stage = 'come' | 'ask';
export interface Planting {
  readonly row: Row;
  readonly stage: Stage;
  readonly place: string;
}

const BYSTANDER = '<waybill-mini-cart></waybill-mini-cart>';
/** The widget of a row, beside one that has to go on. */
export const markup = ({ widget, markup: given = '' }: Row): string =>
  (given.startsWith('<') ? given : `<waybill-${widget} ${given}></waybill-${widget}>`) + BYSTANDER;

/** Where rows are played. */
export interface Stand {
  readonly openPage: OpenPage;
  readonly unknownKey: Parameters<OpenPage>[0]['outcome'];
  readonly listeners: ReturnType<typeof watchListeners>;
}

/** Opens the page of a row, whose server answers well. */
export const openRow = ({ openPage, unknownKey, listeners }: Stand, row: Row): Promise<Page> =>
  openPage({
    language: 'en',
    at: row.at ?? '/',
    answers: row.answers ?? {},
    endpoint: row.endpoint,
    act: (good) => good,
    outcome: unknownKey,
    listeners,
    isArmed: false,
    isCutAfterSession: false,
  });

/** Comes to what the row asks, with its typed texts. */
export async function come(page: Page, row: Row): Promise<void> {
  await row.come?.(page);
  for (const [selector, text] of Object.entries(row.typed ?? {})) await page.type(selector, text);
}

/** Plays a row without a mistake. @returns the places that were passed, by stage */
export async function passedBy(stand: Stand, row: Row): Promise<Record<Stage, ReadonlySet<string>>> {
  const heard = hearMistakes();
  const page = await openRow(stand, row);
  try {
    await rest(1000);
    soil.passed = new Set();
    page.mount(markup(row));
    const good = (): unknown => row.good(page);
    if (!row.ask) {
      await page.until('that it goes on', good);
      await rest(500);
      return { come: soil.passed, ask: new Set() };
    }
    await come(page, row);
    const coming = soil.passed;
    soil.passed = new Set();
    await row.ask(page);
    await page.until('that it goes on', good);
    await rest(500);
    return { come: coming, ask: soil.passed };
  } finally {
    await page.leave();
    heard.end();
  }
}
