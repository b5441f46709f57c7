import { describe, expect, it } from 'vitest';
import { FREE_USERS, INCLUDED_TEAM_MEMBERS } from '../../src/domain/catalogue/included';
import { ASSET_TYPES } from '../../src/contract/module-fields';
import { createI18n } from '../../src/i18n/create-i18n';
import { I18nProvider } from '../../src/i18n/use-t';
import { useAssets } from '../../src/hooks/use-assets';
import { readLocales } from '../../tools/locales.mjs';
import { render } from '../ui/render';

type Assets = ReturnType<typeof useAssets>;

const locales = readLocales();
const LANGUAGES = [...locales.keys()];

const loadLocale = async (name: string, surface: string) => locales.get(name)?.[surface] ?? {};

/** What the hook says in a language. */
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
  it.each(LANGUAGES)('name all ten asset types in %s, each in its own words [PRC-35]', async (language) => {
    expect(ASSET_TYPES).toHaveLength(10);
    for (const ask of [
      (assets: Assets) => ASSET_TYPES.map((type) => assets.per(type)),
      (assets: Assets) => ASSET_TYPES.map((type) => assets.each(type)),
      (assets: Assets) => ASSET_TYPES.map((type) => assets.count(type, 12)),
    ]) {
      const labels = await said(language, ask);
      expect(new Set(labels).size).toBe(10);
      expect(labels.join('')).not.toMatch(/[{}_]|undefined/);
      for (const label of labels) expect(label).toMatch(/\p{L}{2}/u);
    }
  });

  it.each([
    ['en', ['1 driver', '12 vehicles', '1,200 vehicles', 'per driver', '/driver', '2 regional managers']],
    ['es', ['1 conductor', '12 vehículos', '1.200 vehículos', 'por conductor', '/conductor', '2 gerentes regionales']],
    [
      'fr',
      ['1 conducteur', '12 véhicules', '1 200 véhicules', 'par conducteur', '/conducteur', '2 responsables régionaux'],
    ],
    ['pt', ['1 motorista', '12 veículos', '1.200 veículos', 'por motorista', '/motorista', '2 gerentes regionais']],
    ['vi', ['1 tài xế', '12 xe', '1.200 xe', 'mỗi tài xế', '/tài xế', '2 quản lý khu vực']],
    [
      'ru',
      ['1 водитель', '12 автомобилей', '1 200 автомобилей', 'за водителя', '/водитель', '2 региональных менеджера'],
    ],
  ])('count in %s as its grammar does [PRC-35]', async (language, expected) => {
    const labels = await said(language, (assets) => [
      assets.count('driver', 1),
      assets.count('vehicle', 12),
      assets.count('vehicle', 1200),
      assets.per('driver'),
      assets.each('driver'),
      assets.count('regional manager', 2),
    ]);
    expect(labels.map((label) => label.replaceAll(/[\u202f\u00a0]/g, ' '))).toEqual(expected);
  });

  it('have all four forms in Russian [PRC-35]', async () => {
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

describe('what the flat rate includes', () => {
  it.each(LANGUAGES)('is 5 team members in %s, and up to 100 users are free [PRC-33, PRC-34]', async (language) => {
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

  it('is said as the documents say it [PRC-33, PRC-34]', async () => {
    const texts = await said('en', (assets) => [
      assets.say('assets.members_included', INCLUDED_TEAM_MEMBERS),
      assets.say('assets.free_users', FREE_USERS),
      assets.say('assets.up_to_users', FREE_USERS),
    ]);
    expect(texts).toEqual([
      '5 team members are included in a subscription (flat rate).',
      'Support Hero plans are free for up to 100 users.',
      'up to 100 users',
    ]);
  });

  it('is written in no text as a figure, so that the two cannot diverge [PRC-33, PRC-34]', () => {
    const figures = [...locales].flatMap(([language, surfaces]) =>
      Object.entries(surfaces['assets'] ?? {})
        .filter(([, text]) => /\d/.test(text))
        .map(([key]) => `${language} ${key}`),
    );
    expect(figures).toEqual([]);
  });
});
