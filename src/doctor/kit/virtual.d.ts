/** `tools/known.mjs` generates this module from the specs of the widgets. */
declare module 'virtual:waybill/known' {
  export const known: import('./known').KnownRelease;
}
