import { setTimeout as timeout } from 'node:timers';
import { afterAll } from 'vitest';

// The files of a worker share their globals, so that a clock which one leaves behind would fail another that did nothing wrong.
afterAll(() => {
  if (globalThis.setTimeout !== timeout) throw new Error('This file leaves a changed `setTimeout` behind');
});
