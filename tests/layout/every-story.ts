import { afterEach } from 'vitest';
import { layOut } from './lay-out';

/** Lays each story that has passed out. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') await layOut();
});
