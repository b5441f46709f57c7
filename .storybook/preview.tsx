import type { Preview } from '@storybook/react-vite';
import { lazy, StrictMode, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { CODE_HOSTS } from '../stories/kit/show-code';
import pageCss from './preview.css?inline';

/** The languages by their native names. */
const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', pt: 'Português', vi: 'Tiếng Việt', ru: 'Русский' };
const WIDTHS = ['280', '360', '768', '1280', 'full'];

function finishAnimations(root: HTMLElement | ShadowRoot): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
  }
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) finishAnimations(shadowRoot);
}

// A higher timeout, because lazily imported modules may have to be compiled first.
configure({ asyncUtilTimeout: 5000 });

/** Loaded by the pages of the documentation only, so that stories and their tests open without it. */
const DocsPage = lazy(() => import('../stories/docs/page'));

const preview: Preview = {
  globalTypes: {
    language: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        items: Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Colour scheme of the page',
      toolbar: { icon: 'mirror', items: ['light', 'dark', 'auto'], dynamicTitle: true },
    },
    code: {
      description: 'Place that “Show code” writes for',
      toolbar: {
        icon: 'markup',
        items: Object.entries(CODE_HOSTS).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    width: {
      description: 'Width of the column',
      toolbar: { icon: 'ruler', items: WIDTHS, dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en', theme: 'light', width: 'full', code: 'html' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { matchers: { color: /colour$/i } },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Primitives', 'Widgets'] } },
  },
  tags: ['autodocs'],
  // Ends running animations, so that the contrast check sees the final colours.
  afterEach: ({ canvasElement }) => finishAnimations(canvasElement),
  decorators: [
    (Story, { globals }) => {
      const { language, theme, width } = globals;
      useLayoutEffect(() => {
        document.documentElement.lang = language;
        document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
      }, [language, theme]);
      // Wraps a story like a widget's root wraps its view.
      return (
        <StrictMode>
          <div className="column" style={width === 'full' ? undefined : { width: `${width}px` }}>
            <style href="page" precedence="medium">
              {pageCss}
            </style>
            <Story />
          </div>
        </StrictMode>
      );
    },
  ],
};

export default preview;
