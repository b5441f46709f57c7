import createPurifier from 'dompurify';
import { ownPolicy } from './trusted';

/** Made when it is first needed: the classic script holds this too, and may be imported where there is no window. */
let purifier: ReturnType<typeof createPurifier> | undefined;

/** @returns null where it can't be parsed safely in this page */
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
