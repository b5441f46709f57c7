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
    vi.restoreAllMocks();
  });

  it('is not ready, then shows the texts of the language, and changes with it [I18-01]', async () => {
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

  it('throws where no language can be loaded, so that the element shows its fallback', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const i18n = create(async () => {
      throw new TypeError('Failed to fetch');
    });
    await act(async () =>
      root.render(
        <Boundary>
          <I18nProvider i18n={i18n} language="es">
            <View />
          </I18nProvider>
        </Boundary>,
      ),
    );
    expect(box.textContent).toBe('Failed to fetch');
  });

  it('says what is missing outside a provider', () => {
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
