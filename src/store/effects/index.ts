/** What the cart's rules do to the world. One chunk, loaded with the first press. */
export { checkOut, startTrial } from './checkout';
export { addFromHash } from './hash';
export { addModule, removeCategory, removeModule } from './module';
export { keepAgain, takeUp } from './other-tab';
export { keepUndo, persistCart } from './persist';
export { choosePlan, removePlan } from './plan';
export { sendAgain, setQuantities } from './quantity';
export { subpackageKept } from './subpackage';
export { memberArrived, readAgain } from './session';
export { tellFailure, tellThrow } from './talk';
export { clearCart, undo } from './whole-cart';
