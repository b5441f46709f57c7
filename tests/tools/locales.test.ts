import { rollup, type OutputChunk } from 'rollup';
import { describe, expect, it } from 'vitest';
import { locales, readLocales } from '../../tools/locales.mjs';

async function build(entry: string, ...how: Parameters<typeof locales>): Promise<readonly OutputChunk[]> {
  const source = { name: 'entry', resolveId: (id: string) => (id === 'entry' ? id : null), load: () => entry };
  const bundle = await rollup({ input: 'entry', plugins: [locales(...how), source] });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js' });
  return output.filter((file) => file.type === 'chunk');
}

describe('the locales plugin', () => {
  it('makes a lazily loaded chunk for each language and surface [I18-01]', async () => {
    const chunks = await build(`import { loadLocale } from 'virtual:waybill/locales'; console.log(loadLocale);`);
    const entry = chunks.find((chunk) => chunk.isEntry);
    const all = readLocales();
    const surfaces = Object.keys(all.get('en') ?? {}).filter((surface) => surface !== 'editing');
    const names = [...all.keys()].flatMap((language) => surfaces.map((surface) => `${language}-${surface}.js`));
    expect(entry?.dynamicImports.toSorted()).toEqual(names.filter((name) => name !== 'en-common.js').toSorted());
    // The common texts in English stand in for those of every language.
    expect(entry?.code).toContain(all.get('en')?.['common']?.['crashed']);
    expect(entry?.code).not.toContain(all.get('en')?.['cart']?.['title']);
    expect(chunks.find((chunk) => chunk.fileName === 'pt-cart.js')?.code).toContain('Seu carrinho');
  });

  it('puts all texts into a bundle of one file, each key once, and gives each language its own', async () => {
    const only = ['cart', 'pricing'];
    const entry = "export { languages, loadLocale, surfaces } from 'virtual:waybill/locales';";
    const [file, ...others] = await build(entry, undefined, { isOneFile: true, only });
    expect(others).toEqual([]);
    expect(file?.code.match(/"view"/g)).toHaveLength(1);
    const address = `data:text/javascript;base64,${Buffer.from(file?.code ?? '').toString('base64')}`;
    const { languages, loadLocale, surfaces }: typeof import('virtual:waybill/locales') = await import(address);
    expect([languages, surfaces]).toEqual([[...readLocales().keys()], only]);
    for (const [language, texts] of readLocales())
      for (const surface of only) expect(await loadLocale(language, surface)).toEqual(texts[surface]);
    await expect(loadLocale('en', 'billing_form')).rejects.toThrow(TypeError);
  });

  it('lists the languages, English first, and the surfaces', async () => {
    const [entry] = await build(
      `import { languages, surfaces } from 'virtual:waybill/locales'; console.log(languages, surfaces);`,
    );
    expect(entry?.code).toContain('["en","es","fr","pt","ru","vi"]');
    expect(entry?.code).toContain('"pricing"');
  });

  it('hands the texts for authors over in all languages at once, in no chunk', async () => {
    const [entry, ...others] = await build(
      `import { texts } from 'virtual:waybill/editing-texts'; console.log(texts);`,
    );
    expect(others).toEqual([]);
    for (const name of ['Pricing table', 'Tableau des prix', 'Таблица цен']) expect(entry?.code).toContain(name);
  });

  it('fails the build for texts that do not exist', async () => {
    await expect(build(`import 'virtual:waybill/locale/es/nowhere';`)).rejects.toThrow(
      'locales/es.json has no "nowhere"',
    );
  });
});
