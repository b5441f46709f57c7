import { afterEach } from 'vitest';
import { isFullest } from './fullest';
import { layOut } from './lay-out';

/** Lays the fullest stories of each surface out, when they have passed. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail' && isFullest(task.file.filepath, task.name)) await layOut();
});
