import type { Runtime } from '../page/runtime';
import { report } from '../store/report';

/** Runs a step of the start that nobody waits for. One that throws or rejects is reported, and costs none of the others. */
export async function attempt(step: () => unknown, { ports }: Pick<Runtime, 'ports'>): Promise<void> {
  try {
    await step();
  } catch (error) {
    report(error, 'the start', ports);
  }
}
