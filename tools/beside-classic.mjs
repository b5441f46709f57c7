/** Code that gives the address of the classic script, beside which other files of the package stand. */
export const OWN_ADDRESS = `(document.querySelector('script[src*="waybill.classic"]')?.src ?? document.baseURI)`;
