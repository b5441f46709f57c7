import { ENGLISH } from '../i18n/language';
import type { ChunkMap } from './map';

/**
 * Returns all files that a widget needs before its data can render, including its texts in this language. The first one is its
 * own, which imports all others but the texts. Paths are relative to the loader.
 */
export const filesOf = ({ core, shared, textsHash, widgets }: ChunkMap, name: string, language: string): string[] => [
  `elements/${widgets[name]?.file ?? name}.js`,
  ...[
    ...core,
    ...(widgets[name]?.shared ?? []).map((at) => `${shared}-${at}`),
    // The common texts in English are part of the core.
    ...(language === ENGLISH ? [] : ['common'])
      .concat(widgets[name]?.texts ?? [])
      .map((surface) => `${language}-${surface}-${textsHash}`),
  ].map((chunk) => `chunks/${chunk}.js`),
];
