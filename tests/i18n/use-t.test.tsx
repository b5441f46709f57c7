// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../src/i18n/create-i18n';
import { I18nProvider, useLanguage, useT } from '../../src/i18n/use-t';
import { readLocales } from '../../tools/locales.mjs';

const locales = readLocales();
const fromFiles = async (language: string, surface: string) => locales.get(language)?.[surface] ?? {};
const create = (loadLocale: typeof fromFiles) => createI18n({ languages: [...locales.keys()], loadLocale });

function View() {
  const { t, ready } = useT('cart');
  return <p lang={useLanguage()}>{ready ? `${t('cart.title')} / ${t('common.close')}` : 'not ready'}</p>;
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

describe('useT', () => {
  let root: Root;
  const box = document.createElement('div');
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(box);
  });
  afterEach(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });

  it('is not ready until the texts are loaded, and follows a change of language [I18-01]', async () => {
    const i18n = create(fromFiles);
    const show = (language: string) => (
      <I18nProvider i18n={i18n} language={language}>
        <View />
      </I18nProvider>
    );
    act(() => root.render(show('pt-BR')));
    expect(box.textContent).toBe('not ready');
    await act(async () => {});
    expect(box.innerHTML).toBe('<p lang="pt-BR">Seu carrinho / Fechar</p>');
    await act(async () => root.render(show('es')));
    expect(box.innerHTML).toBe('<p lang="es">Su carrito / Cerrar</p>');
  });

  it('stays unready if no language can be loaded, until a view that mounts later loads it again', async () => {
    let up = false;
    const i18n = create(async (language, surface) => {
      if (!up) throw new TypeError('Failed to fetch');
      return fromFiles(language, surface);
    });
    const show = (count: number) => (
      <I18nProvider i18n={i18n} language="es">
        {Array.from({ length: count }, (_, index) => (
          <View key={index} />
        ))}
      </I18nProvider>
    );
    await act(async () => root.render(show(1)));
    expect(box.textContent).toBe('not ready');
    up = true;
    await act(async () => root.render(show(2)));
    expect(box.textContent).toBe('Su carrito / CerrarSu carrito / Cerrar');
  });

  it('renders a view again only when texts arrive that it shows', async () => {
    const i18n = create(fromFiles);
    const renders = vi.fn();
    function Counted() {
      renders(useT('cart').ready);
      return null;
    }
    const tree = (
      <I18nProvider i18n={i18n} language="en">
        <Counted />
      </I18nProvider>
    );
    await i18n.ensure('en', ['common', 'cart']);
    act(() => root.render(tree));
    await act(() => i18n.ensure('en', ['pricing', 'dialogs']));
    expect(renders.mock.calls).toEqual([[true]]);
  });

  it('throws an error that names the missing provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    act(() =>
      root.render(
        <Boundary>
          <View />
        </Boundary>,
      ),
    );
    expect(box.textContent).toBe('useT needs an I18nProvider');
  });
});
