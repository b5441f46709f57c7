import { writeFileSync } from 'node:fs';
import { checkContract } from './contract';
import { Usage } from '../cli/usage.mjs';
import { HELP, optionsOf } from './options';

const ports = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => Date.now(),
  wait: (duration: number) => new Promise<void>((done) => setTimeout(done, duration)),
};

/** Runs the command line tool. @returns the exit code */
async function main(): Promise<number> {
  const options = optionsOf(process.argv.slice(2), process.env);
  if (!options) {
    console.log(HELP);
    return 0;
  }
  const { text, json, isRight } = await checkContract(options, ports);
  console.log(text);
  if (options.json) writeFileSync(options.json, `${json}\n`);
  return isRight ? 0 : 1;
}

// The reader runs a backend and does not know this code, so errors show a sentence without a stack.
process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof Usage) console.error('See --help for the options.');
  return 2;
});
