import type { Language } from '../texts/language';
import { translated } from '../texts/translated';
import type { Shop } from './shop';

const rowsIn = <K, R>(rows: ReadonlyMap<K, R>, language: Language): ReadonlyMap<K, R> =>
  new Map([...rows].map(([id, row]) => [id, translated(row, language)]));

/** Returns a function that gives the catalogue in a language, translated once. */
export function shopIn(shop: Shop): (language: Language) => Shop {
  const known = new Map<Language, Shop>([['en', shop]]);
  const translatedShop = (language: Language): Shop => ({
    platforms: translated(shop.platforms, language),
    industries: translated(shop.industries, language),
    planCategories: translated(shop.planCategories, language),
    modules: rowsIn(shop.modules, language),
    bundles: rowsIn(shop.bundles, language),
  });
  return (language) => {
    const found = known.get(language) ?? translatedShop(language);
    known.set(language, found);
    return found;
  };
}
