import { afterEach } from 'vitest';
import { layOut } from './lay-out';
import { mixedTextsBelow } from './mixed';

/** Looks at each story that has passed: at its texts, and at its layout where the story is one of those to be laid out. */
export function lookAtStories(isLaidOut: (file: string, story: string) => boolean): void {
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') return;
    // The bench around a story has texts of its own.
    const mixed = [...document.querySelectorAll<HTMLElement>('.column, body > :defined')]
      .map((root) => (root.matches('.column') ? root : root.shadowRoot))
      .flatMap((root) => (root ? mixedTextsBelow(root) : []));
    if (mixed.length > 0) throw new Error(mixed.join('\n'));
    if (isLaidOut(task.file.filepath, task.name)) await layOut();
  });
}
