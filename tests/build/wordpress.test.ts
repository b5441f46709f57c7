import { describe, expect, it } from 'vitest';
import { OPT_OUT_ATTRIBUTES } from '../../src/page/opt-outs';
import { LOCALES, pluginFiles, pluginTexts, translations } from '../../tools/wordpress/files.mjs';

const files = await pluginFiles();
const texts = pluginTexts(files);

const marks = (text: string): readonly string[] => (text.match(/%\d?\$?[sd]|\{\w+\}/g) ?? []).toSorted();

describe('the WordPress plugin', () => {
  it('is in five languages beside English', () => {
    expect(LOCALES.toSorted()).toEqual(['es_ES', 'fr_FR', 'pt_BR', 'ru_RU', 'vi']);
  });

  it.each(LOCALES)('has each text, and no other, with its placeholders, in %s', (locale) => {
    const translated = translations(locale);
    expect(Object.keys(translated).toSorted()).toEqual(texts.toSorted());
    for (const text of texts) expect(marks(translated[text] ?? ''), text).toEqual(marks(text));
    expect(files[`languages/waybill-${locale}.l10n.php`]).toContain(`'language' => '${locale}'`);
  });

  it('writes French with narrow no-break spaces', () => {
    const wide = Object.values(translations('fr_FR')).filter((text) => /[ \u00A0][;:!?»]|«[ \u00A0]/.test(text));
    expect(wide).toEqual([]);
  });

  it('has a block for each widget that an editor places, none of which configures the page', () => {
    const manifest = files['includes/manifest.php'] ?? '';
    expect(manifest).toContain("'pricing-table' => array(");
    expect(manifest).not.toMatch(/'(config|dialogs)' => array\(/);
    expect(manifest).toMatch(/'register' => array\(\s+'label' => __\( 'Where “Try free” leads'/);
  });

  it('carries the attributes that keep optimizers away from the script', () => {
    const [, written = ''] = /'opt_outs' => array\(([^)]*)\)/.exec(files['includes/manifest.php'] ?? '') ?? [];
    const read = Array.from(written.matchAll(/'([\w-]+)' => (?:'([^']*)'|true),/g), ([, name, value]) => [
      name,
      value ?? true,
    ]);
    expect(Object.fromEntries(read)).toEqual(OPT_OUT_ATTRIBUTES);
    expect(files['includes/script.php']).toContain('+ opt_outs()');
  });

  it('names the values that an attribute chooses from, and the script of its release', () => {
    const manifest = files['includes/manifest.php'] ?? '';
    expect(manifest).toMatch(/'value' => 'ach',\s+'label' => __\( 'Bank account \(ACH\)'/);
    expect(manifest).toMatch(/'integrity' => 'sha384-[\w+/=]+'/);
  });

  it('keeps everybody but WordPress from running its files', () => {
    const php = Object.entries(files).filter(([path]) => path.endsWith('.php'));
    const open = php.filter(([, code]) => !/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/.test(code));
    expect(open.map(([path]) => path)).toEqual([]);
  });
});
