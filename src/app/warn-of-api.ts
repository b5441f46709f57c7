import type { Failure } from '../api/reply';
import { warnOnce } from '../contract/warn';

/** Says how the API failed; null where that is no fault of the page or the API. */
function wordsOf({ kind, httpStatus }: Failure): string | null {
  switch (kind) {
    case 'network':
    case 'timeout':
      return 'did not answer: it is down, does not allow this site (CORS), or a policy forbids the call.';
    case 'not-json':
    case 'status':
      return `answered ${httpStatus}: is this its base address?`;
    default:
      return null;
  }
}

/**
 * Tells whoever looks after the page, once, that the API does not answer it as it should. Who asks the API more would only burden a server
 * that is down, so the page doctor finds out the rest when somebody asks.
 */
export function warnOfApi(api: string, failure: Failure): void {
  const words = wordsOf(failure);
  if (words)
    warnOnce(`the API ${api || 'of this site'} ${words} ?waybill-doctor in the address of the page says more`, 'api');
}
