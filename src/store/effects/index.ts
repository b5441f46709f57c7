/** What the cart's rules do to the world. One chunk, loaded with the first press. */
export { checkOutEffect } from './checkout';
export { addFromHash } from './hash';
export { addModuleEffect, removeCategoryEffect, removeModuleEffect } from './module';
export { restoreCart, receiveCart } from './receive-cart';
export { persistUndo, persistCart } from './persist';
export { choosePlanEffect, removePlanEffect } from './plan';
export { resendQuantities, setQuantities } from './quantity';
export { subpackageKept } from './subpackage';
export { showUnexpectedError } from './unexpected-error';
export { startTrialEffect } from './trial';
export { memberArrived, retryReading } from './session';
export { showFailure } from './ask-person';
export { clearCartEffect, undoEffect } from './clear-and-undo';
