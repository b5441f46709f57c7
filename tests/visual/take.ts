import '@fontsource-variable/inter/wght.css';
import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { laidOut } from '../layout/laid-out';
import { inLongestTexts } from '../layout/longest-texts';
import { pictureName } from './pictured';
import { beginAnew, makeSteady } from './steady';
import { VIEWS } from './views';

/** The least and the most height of a window (px), which otherwise follows what the story shows. */
const HEIGHT = { least: 320, most: 1800 };

const FONT = "'Inter Variable'";

// The sample data are made once, when the first story loads.
makeSteady();

beforeEach(async ({ task, skip }) => {
  if (pictureName(task.file.filepath, task.name) === null) skip();
  beginAnew();
  document.documentElement.style.setProperty('--waybill-font', FONT);
  document.body.style.fontFamily = FONT;
  await document.fonts.load(`16px ${FONT}`);
});

/** Shows the story in each view and compares it with its picture. @returns what is wrong */
async function lookAtAll(story: string): Promise<string[]> {
  const faults: string[] = [];
  const { documentElement } = document;
  for (const { name, scheme, width } of VIEWS) {
    documentElement.style.colorScheme = scheme;
    await page.viewport(width, HEIGHT.least);
    await laidOut();
    await page.viewport(width, Math.min(Math.max(documentElement.scrollHeight, HEIGHT.least), HEIGHT.most));
    await laidOut();
    await document.fonts.ready;
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
