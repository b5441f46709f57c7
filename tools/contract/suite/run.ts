import type { Area, Check, Complaint, Need } from './check';
import { NoAnswer, NotChecked } from './check';
import type { Visit } from './visit';

export interface Result {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly complaints: readonly Complaint[];
  /** The reason why the check was not run. */
  readonly reason?: string;
}

export interface Report {
  readonly areas: readonly { readonly name: string; readonly title: string; readonly results: readonly Result[] }[];
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
  /** True where the time limit ended the run early. */
  readonly isCut: boolean;
}

const WITHOUT: Readonly<Record<Need, string>> = {
  write: 'it writes: add --write',
  account: 'it needs an account: add --as, or WAYBILL_CONTRACT_COOKIE',
  origin: 'it needs the address of a page: add --origin',
  slow: 'it takes six minutes: add --slow',
};

export interface RunOptions {
  readonly has: (need: Need) => boolean;
  /** The time in ms since 1970 after which no further check starts. */
  readonly until: number;
  readonly now: () => number;
}

const TIME_IS_UP = 'the time was up';

async function outcomeOf(check: Check, visit: Visit, { has, until, now }: RunOptions): Promise<Result> {
  const { id, title, requirements, need } = check;
  const of = { id, title, requirements, complaints: [] };
  if (need && !has(need)) return { ...of, outcome: 'not run', reason: WITHOUT[need] };
  if (now() > until) return { ...of, outcome: 'not run', reason: TIME_IS_UP };
  try {
    const complaints = await check.run(visit);
    return { ...of, outcome: complaints.length ? 'failed' : 'passed', complaints };
  } catch (error) {
    if (error instanceof NotChecked) return { ...of, outcome: 'not run', reason: error.message };
    const complaint =
      error instanceof NoAnswer
        ? {
            asked: error.asked,
            expected: 'an answer',
            came: error.reason,
            page: 'asks again, then says that it failed',
            weight: 'required' as const,
          }
        : { asked: title, expected: 'an answer that can be examined', came: `${String(error)}` };
    return { ...of, outcome: 'failed', complaints: [complaint] };
  }
}

/** Runs the checks sequentially, so that they do not overload the backend. */
export async function runSuite(areas: readonly Area[], visit: Visit, options: RunOptions): Promise<Report> {
  const run: Report['areas'][number][] = [];
  for (const { name, title, checks } of areas) {
    const results: Result[] = [];
    for (const one of checks) results.push(await outcomeOf(one, visit, options));
    run.push({ name, title, results });
  }
  const all = run.flatMap(({ results }) => results);
  const count = (outcome: Result['outcome']): number => all.filter((one) => one.outcome === outcome).length;
  return {
    areas: run,
    passed: count('passed'),
    failed: count('failed'),
    notRun: count('not run'),
    isCut: all.some(({ reason }) => reason === TIME_IS_UP),
  };
}
