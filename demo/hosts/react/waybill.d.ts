/** Declares the tags for JSX, and `window.waybill`. */
import 'waybill/jsx';
import 'waybill/loader';
