/** A custom element class that knows which build of the library it came with. */
export interface VersionedConstructor<E extends HTMLElement> {
  new (): E;
  readonly version: string;
}

const reported = new Set<string>();

function reportOnce(tag: string, version: string, present: string | undefined): void {
  const key = `${version} ${present}`;
  if (reported.has(key)) return;
  reported.add(key);
  console.error(
    `waybill ${version}: <${tag}> is already defined by ${present ? `waybill ${present}` : 'another script'}, which stays. ` +
      'Load the library once.',
  );
}

/**
 * Defines a tag once. The same version again is silent; of another version the first stays, with one error for the page.
 * Without a DOM it does nothing, so that a module which registers can be imported on a server.
 * @returns the class that stands behind the tag, or undefined without a DOM or where a stranger's class does.
 */
export function register<E extends HTMLElement>(
  tag: string,
  version: string,
  create: () => VersionedConstructor<E>,
): VersionedConstructor<E> | undefined {
  if (typeof customElements === 'undefined') return undefined;
  const present = customElements.get(tag) as VersionedConstructor<E> | undefined;
  if (present) {
    if (present.version !== version) reportOnce(tag, version, present.version);
    return present.version === undefined ? undefined : present;
  }
  const made = create();
  customElements.define(tag, made);
  return made;
}
