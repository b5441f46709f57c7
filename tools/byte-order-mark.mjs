/**
 * A plugin for a classic script that is not written in ASCII. Browsers read such a script in the charset of its page, and garble it where
 * the page declares none; a file that begins with this mark they read as UTF-8 in any page.
 */
export const byteOrderMark = () => ({
  name: 'waybill-byte-order-mark',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `\uFEFF${file.code}`;
  },
});
