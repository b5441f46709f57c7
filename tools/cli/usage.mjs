import { parseArgs } from 'node:util';

/** An error of usage, whose message is shown to the caller. */
export class Usage extends Error {}

/** Parses arguments as `parseArgs` does. @throws Usage where they are not among the options */
export function parsed(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Usage(error.message.split('. ')[0], { cause: error });
  }
}

/** @throws Usage if one of these options is missing, or `api` is no address */
export function named(values, ...names) {
  for (const name of names) if (!values[name]) throw new Usage(`--${name} is missing`);
  if (values.api && !URL.canParse(values.api)) throw new Usage(`--api is no address: ${values.api}`);
}
