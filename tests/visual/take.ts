import '@fontsource-variable/inter/wght.css';
import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { elementsBelow, textsBelow } from '../layout/flat-tree';
import { laidOut } from '../layout/laid-out';
import { inLongestTexts } from '../layout/longest-texts';
import { pictureName } from './pictured';
import { drawAnew, makeSteady } from './steady';
import { VIEWS } from './views';

/** The least and the most height of a window (px), which otherwise follows what the story shows, and that of one which a dialog fills. */
const HEIGHT = { least: 320, most: 2400, filled: 900 };
/** The room (px) that a window leaves around a dialog. */
const AROUND_DIALOG = 96;

/** How long (ms) a story has to stay as it is, and how long it is waited for. */
const STILL = 500;
const MOST_WAIT = 20_000;

const FONT = "'Inter Variable'";
/** Letters of each file of the font that the six languages need; a file that came later would change the height of a story. */
const LETTERS = 'aőЖấ';

// The sample data are made once, when the first story loads.
makeSteady();

beforeEach(async ({ task, skip }) => {
  if (pictureName(task.file.filepath, task.name) === null) skip();
  await commands.isLoading();
  drawAnew();
  for (const name of ['--waybill-font', '--waybill-font-mono']) document.documentElement.style.setProperty(name, FONT);
  document.body.style.fontFamily = FONT;
  await document.fonts.load(`16px ${FONT}`, LETTERS);
});

/** Returns what lies above the page: open dialogs and popovers. */
const abovePage = (): Element[] =>
  [...elementsBelow(document)].filter((element) => element.matches(':modal, :popover-open'));

/** Returns how high a window has to be for a dialog or popover. */
function roomFor(element: Element): number {
  const { height, bottom } = element.getBoundingClientRect();
  if (!element.matches(':modal')) return Math.ceil(bottom);
  return height + AROUND_DIALOG > HEIGHT.most ? HEIGHT.filled : Math.ceil(height) + AROUND_DIALOG;
}

/** Gives the window a width, and the height of all that the story shows. */
async function fitWindow(width: number): Promise<void> {
  const resize = async (height: number) => {
    await page.viewport(width, height);
    await laidOut();
    await document.fonts.ready;
    await laidOut();
  };
  await resize(HEIGHT.least);
  const heights = [HEIGHT.least, document.documentElement.scrollHeight];
  if (abovePage().length > 0) {
    // Dialogs and popovers are only as high as the window lets them.
    await resize(HEIGHT.most);
    heights.push(...abovePage().map(roomFor));
  }
  await resize(Math.min(Math.max(...heights), HEIGHT.most));
}

/** Returns all that a late part of a story would change. */
const shown = (): string =>
  [document.documentElement.scrollHeight, ...[...textsBelow(document)].map(({ data }) => data)].join();

/** Waits until the story has stayed as it is for a while and waits for no file, because a part, or its texts, may come late. */
async function holdStill(): Promise<void> {
  const began = performance.now();
  let last = '';
  for (let since = began; performance.now() - since < STILL || (await commands.isLoading());) {
    await laidOut();
    const now = shown();
    if (now !== last) since = performance.now();
    last = now;
    if (performance.now() - began > MOST_WAIT) throw new Error('the story never stays as it is');
  }
}

/** Shows the story in each view and compares it with its picture. @returns what is wrong */
async function lookAtAll(story: string): Promise<string[]> {
  const faults: string[] = [];
  await fitWindow(VIEWS[0]?.width ?? 0);
  await holdStill();
  for (const { name, scheme, width } of VIEWS) {
    document.documentElement.style.colorScheme = scheme;
    await fitWindow(width);
    const fault = await commands.lookAtPicture(`${story}-${name}`);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

afterEach(async ({ task }) => {
  const name = pictureName(task.file.filepath, task.name);
  if (name === null || task.result?.state === 'fail') return;
  const faults: string[] = [];
  const look = async () => void faults.push(...(await lookAtAll(name)));
  // A story of a primitive has no texts of a server.
  if (!(await inLongestTexts(look))) await look();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
