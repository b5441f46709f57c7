/** What `tools/described.mjs` derives from the specs, the events and the sheets. */
declare module 'virtual:waybill/described' {
  /** Every widget, with its events and their details. */
  export const elements: readonly import('../src/manifest/model').ElementDoc[];
  /** Every public token, with its colors and the contrast that it needs. */
  export const tokens: readonly import('../src/manifest/token-values').TokenValue[];
}
