import type { parseArgs, ParseArgsConfig } from 'node:util';

/** An error of usage, whose message is shown to the caller. */
export class Usage extends Error {}

/** Parses arguments as `parseArgs` does. @throws Usage where they are not among the options */
export function parsed<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>>;
