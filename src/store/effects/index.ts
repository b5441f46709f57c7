/** Exports the effects of cart actions as one chunk, which is loaded with the first press. */
export { checkOutEffect, startTrialEffect } from './checkout';
export { addFromHash } from './hash';
export { addModuleEffect, removeCategoryEffect, removeModuleEffect } from './module';
export { restoreCart, receiveCart, showVisitorsCart } from './receive-cart';
export { persistUndo, persistCart } from './persist';
export { choosePlanEffect, removePlanEffect } from './plan';
export { setQuantities } from './quantity';
export { resendPresses } from './resend';
export { subpackageKept } from './subpackage';
export { memberSignedIn, retryReading } from './session';
export { showFailure, showUnexpectedError } from './ask-person';
export { clearCartEffect, undoEffect } from './clear-and-undo';
