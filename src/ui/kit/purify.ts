import createPurifier from 'dompurify';
import { ownPolicy } from './trusted';

/** Created lazily: the classic bundle includes this module too, and may load in an environment without a window. */
let purifier: ReturnType<typeof createPurifier> | undefined;

/**
 * Sanitises HTML with DOMPurify.
 * @returns null when this page cannot parse HTML safely
 */
export function purify(html: string): DocumentFragment | null {
  try {
    purifier ??= createPurifier(window);
    const policy = ownPolicy();
    return purifier.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      USE_PROFILES: { html: true },
      ALLOW_DATA_ATTR: false,
      ...(policy && { TRUSTED_TYPES_POLICY: policy }),
    });
  } catch {
    return null;
  }
}
