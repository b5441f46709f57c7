import { reportVersions } from './versions';

/** A custom element class that carries the version of its library build. */
export interface VersionedConstructor<E extends HTMLElement> {
  new (): E;
  readonly version: string;
}

/**
 * Registers a tag once. A second registration of the same version is silent; with a different version the first one stays and the
 * page gets one error. Without a DOM nothing happens, so that a server can import a module that registers elements.
 * @returns the class behind the tag, or undefined without a DOM or when another script owns the tag.
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
