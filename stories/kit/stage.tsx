import type { Decorator } from '@storybook/react-vite';
import { StrictMode, useEffect, useLayoutEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import pageCss from '../../.storybook/preview.css?inline';
import { brandOf, wearBrand } from './brands';
import { forceColors } from './forced-colors';
import { sceneKey } from './scene';

/** Draws a story anew when another account, currency or cart is chosen, because a page knows its visitor from the start. */
function useScene(storyId: string, scene: string): void {
  const drawn = useRef(scene);
  useEffect(() => {
    if (drawn.current !== scene) addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [storyId, scene]);
}

/** The decorator of every story: the page that the toolbar describes. It wraps a story like a widget's root wraps its view. */
export const stage: Decorator = function Stage(Story, { globals, id }) {
  const { language, theme, brand, width, direction, forcedColors } = globals;
  useScene(id, sceneKey(globals));
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = direction;
    documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
    wearBrand(documentElement, brandOf(brand));
    return forcedColors === 'active' ? forceColors() : undefined;
  }, [language, direction, theme, brand, forcedColors]);
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
};
