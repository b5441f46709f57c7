/** Exports the effects of cart actions as one chunk, which is loaded with the first press. */
export { checkOutEffect, startTrialEffect } from './checkout';
export { addFromHash } from './hash';
export { addModuleEffect, removeCategoryEffect, removeModuleEffect } from './module';
export { restoreCart, receiveCart } from './receive-cart';
export { persistUndo, persistCart } from './persist';
export { choosePlanEffect, removePlanEffect } from './plan';
export { resendQuantities, setQuantities } from './quantity';
export { subpackageKept } from './subpackage';
export { memberArrived, retryReading } from './session';
export { showFailure, showUnexpectedError } from './ask-person';
export { clearCartEffect, undoEffect } from './clear-and-undo';
