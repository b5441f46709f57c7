/** What the cart's rules do to the world. One chunk, loaded with the first press. */
export { goToCheckout } from './checkout';
export { addFromHash } from './hash';
export { addModule, removeCategory, removeModule } from './module';
export { choosePlan, removePlan } from './plan';
export { memberArrived, tellReadFailure } from './session';
export { clearCart, undo } from './whole-cart';
