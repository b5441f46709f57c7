import { describe, expect, it } from 'vitest';
import { FREE_USERS, INCLUDED_TEAM_MEMBERS } from '../../src/domain/catalogue/included';
import { ASSET_TYPES } from '../../src/contract/module-fields';
import type { Module } from '../../src/domain/catalogue/types';
import { withUnit } from '../../src/i18n/format';
import { createI18n } from '../../src/i18n/create-i18n';
import { I18nProvider } from '../../src/i18n/use-t';
import { useAssets } from '../../src/hooks/use-assets';
import { readLocales } from '../../tools/locales.mjs';
import { aModule } from '../kit/catalogue';
import { render } from '../ui/render';

type Assets = ReturnType<typeof useAssets>;

const locales = readLocales();
const LANGUAGES = [...locales.keys()];

const loadLocale = async (name: string, surface: string) => locales.get(name)?.[surface] ?? {};

/** Renders the hook in a language and returns the labels that it is asked for. */
async function said(language: string, ask: (assets: Assets) => readonly string[]): Promise<string[]> {
  const i18n = createI18n({ languages: LANGUAGES, loadLocale });
  await i18n.ensure(language, ['common', 'assets']);
  const View = () => <p>{ask(useAssets()).join('|')}</p>;
  const { find } = await render(
    <I18nProvider i18n={i18n} language={language}>
      <View />
    </I18nProvider>,
  );
  return find('p').textContent.split('|');
}

describe('usage labels', () => {
  it.each(LANGUAGES)('differ for all ten asset types in %s [PRC-35]', async (language) => {
    expect(ASSET_TYPES).toHaveLength(10);
    for (const ask of [
      (assets: Assets) => ASSET_TYPES.map((type) => assets.eachAsset(type)),
      (assets: Assets) => ASSET_TYPES.map((type) => assets.count(type, 12)),
    ]) {
      const labels = await said(language, ask);
      expect(new Set(labels).size).toBe(10);
      expect(labels.join('')).not.toMatch(/[{}_]|undefined/);
      for (const label of labels) expect(label).toMatch(/\p{L}{2}/u);
    }
  });

  it.each([
    ['en', ['1 driver', '12 vehicles', '1,200 vehicles', '/driver', '2 regional managers']],
    ['es', ['1 conductor', '12 vehículos', '1.200 vehículos', '/conductor', '2 gerentes regionales']],
    ['fr', ['1 conducteur', '12 véhicules', '1 200 véhicules', '/conducteur', '2 responsables régionaux']],
    ['pt', ['1 motorista', '12 veículos', '1.200 veículos', '/motorista', '2 gerentes regionais']],
    ['vi', ['1 tài xế', '12 xe', '1.200 xe', '/tài xế', '2 quản lý khu vực']],
    ['ru', ['1 водитель', '12 автомобилей', '1 200 автомобилей', '/водитель', '2 региональных менеджера']],
  ])('follow the grammar of %s when counting [PRC-35]', async (language, expected) => {
    const labels = await said(language, (assets) => [
      assets.count('driver', 1),
      assets.count('vehicle', 12),
      assets.count('vehicle', 1200),
      assets.eachAsset('driver'),
      assets.count('regional manager', 2),
    ]);
    expect(labels.map((label) => label.replaceAll(/[\u202f\u00a0]/g, ' '))).toEqual(expected);
  });

  it('use the right plural form in Russian [PRC-35]', async () => {
    const labels = await said('ru', (assets) => [0, 1, 2, 5, 11, 21, 22].map((count) => assets.count('user', count)));
    expect(labels).toEqual([
      '0 пользователей',
      '1 пользователь',
      '2 пользователя',
      '5 пользователей',
      '11 пользователей',
      '21 пользователь',
      '22 пользователя',
    ]);
  });
});

describe('what a price is for', () => {
  const prices: readonly (readonly [string, Partial<Module>, string])[] = [
    [
      'what the server calls it',
      { priceUnit: 'véhicule loué', pricingType: 'USAGE', assetType: 'vehicle' },
      '/véhicule loué',
    ],
    ['its number in the words of the server', { priceUnit: '1 000 arrêts', pricePer: 1000 }, '/1 000 arrêts'],
    ['its number', { pricePer: 1000 }, '/1 000'],
    ['an asset', { pricingType: 'USAGE', assetType: 'vehicle' }, '/véhicule'],
    ['the words of the server for anything else', { pricingType: 'USAGE', pricingSubtitle: 'par colis' }, 'par colis'],
    ['a month', {}, '/mois'],
    ['nothing more', { charge: 'once', priceUnit: 'séance' }, 'une seule fois'],
  ];
  it.each(prices)('is %s', async (_, more, text) => {
    const [label] = await said('fr', (assets) => [assets.unit(aModule({ id: 1, ...more }))]);
    expect(label?.replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(text);
  });

  it('follows a price without a space where it begins with a slash', () => {
    expect([withUnit('$19', '/driver'), withUnit('$249', 'once')]).toEqual(['$19/driver', '$249 once']);
  });
});

describe('the text about what the flat rate includes', () => {
  it.each(LANGUAGES)('names 5 team members and up to 100 free users in %s [PRC-33, PRC-34]', async (language) => {
    expect([INCLUDED_TEAM_MEMBERS, FREE_USERS]).toEqual([5, 100]);
    const [members, included, free, upTo] = await said(language, (assets) => [
      assets.say('assets.members', INCLUDED_TEAM_MEMBERS),
      assets.say('assets.members_included', INCLUDED_TEAM_MEMBERS),
      assets.say('assets.free_users', FREE_USERS),
      assets.say('assets.up_to_users', FREE_USERS),
    ]);
    expect([members, included].map((text) => /\b5\b/.test(text ?? ''))).toEqual([true, true]);
    expect([free, upTo].map((text) => /\b100\b/.test(text ?? ''))).toEqual([true, true]);
  });

  it('has the exact words of the requirement in English [PRC-33, PRC-34]', async () => {
    const texts = await said('en', (assets) => [
      assets.say('assets.members_included', INCLUDED_TEAM_MEMBERS),
      assets.say('assets.free_users', FREE_USERS),
      assets.say('assets.up_to_users', FREE_USERS),
    ]);
    expect(texts).toEqual([
      '5 team members are included in a subscription (flat rate).',
      'Support Hero is free for up to 100 users.',
      'up to 100 users',
    ]);
  });

  it('contains no hard-coded figure, so that texts and constants cannot diverge [PRC-33, PRC-34]', () => {
    const figures = [...locales].flatMap(([language, surfaces]) =>
      Object.entries(surfaces['assets'] ?? {})
        .filter(([, text]) => /\d/.test(text))
        .map(([key]) => `${language} ${key}`),
    );
    expect(figures).toEqual([]);
  });
});
