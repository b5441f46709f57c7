import type { Effect } from '../../store/state';
import { keepAttempt } from './kept';
import { showCheckout } from './show';

/** What the checkout flow does to the world. One chunk, loaded with the first press. */
export { carryOut } from './carry-out';
export { confirmReview, openReview, placeOrder, placeUpgrade, resumeKept, reviewAgain, tellDue } from './review';

/** The dialog follows, and so does what is kept. */
export function follow(api: Effect): void {
  showCheckout(api);
  keepAttempt(api);
}
