/** An error of usage, whose message is shown to the caller. */
export class Usage extends Error {}

/** @throws Usage if one of these options is missing, or `api` is no address */
export function named(values, ...names) {
  for (const name of names) if (!values[name]) throw new Usage(`--${name} is missing`);
  if (values.api && !URL.canParse(values.api)) throw new Usage(`--api is no address: ${values.api}`);
}
