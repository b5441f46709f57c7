import { reportVersions } from './versions';

/** A custom element class that knows which build of the library it came with. */
export interface VersionedConstructor<E extends HTMLElement> {
  new (): E;
  readonly version: string;
}

/**
 * Defines a tag once. The same version again is silent; of another version the first stays, with one error for the page.
 * Without a DOM it does nothing, so that a module which registers can be imported on a server.
 * @returns the class that stands behind the tag, or undefined without a DOM or where a stranger's class does.
 */
export function registerElement<E extends HTMLElement>(
  tag: string,
  version: string,
  create: () => VersionedConstructor<E>,
): VersionedConstructor<E> | undefined {
  if (typeof customElements === 'undefined') return undefined;
  const present = customElements.get(tag) as VersionedConstructor<E> | undefined;
  if (present) {
    if (present.version !== undefined) {
      reportVersions(version, present.version);
      return present;
    }
    console.error(`waybill ${version}: <${tag}> is already defined by another script, which stays`);
    return undefined;
  }
  const made = create();
  customElements.define(tag, made);
  return made;
}
