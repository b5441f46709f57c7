import type { Decorator } from '@storybook/react-vite';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { baseCss, tokensCss } from '../../src/ui/sheets';

const sheets = new Map<string, CSSStyleSheet>();

function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
    sheets.set(css, made);
  }
  return made;
}

interface InShadowProps {
  readonly css: readonly string[];
  /** Changes the text of each sheet, the tokens and the base sheet included. */
  readonly rewrite?: (css: string) => string;
  readonly children: ReactNode;
}

const asIs = (css: string): string => css;

/** Renders like a widget: in a shadow root that adopts the tokens, the base sheet and the given sheets. */
export function InShadow({ css, rewrite = asIs, children }: InShadowProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback(
    (host: HTMLDivElement | null) => {
      if (!host) return;
      const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [tokensCss, baseCss, ...css].map((text) => sheet(rewrite(text)));
      setRoot(shadow);
    },
    [css, rewrite],
  );
  const view = (
    <div className="wb-root">
      <div>{children}</div>
    </div>
  );
  return <div ref={attach}>{root && createPortal(view, root)}</div>;
}

/** Returns a decorator: `decorators: [inShadow(buttonCss)]`. */
export function inShadow(...css: readonly string[]): Decorator {
  return function Shadowed(Story) {
    return (
      <InShadow css={css}>
        <Story />
      </InShadow>
    );
  };
}

/** Returns the root of the first shadow root in a story, a primitive's or a widget's, once it exists. */
export async function firstShadow(canvas: HTMLElement): Promise<HTMLElement> {
  for (let tries = 0; tries < 50; tries += 1) {
    const host = [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot);
    const root = host?.shadowRoot?.querySelector<HTMLElement>('.wb-root');
    if (root) return root;
    await new Promise(requestAnimationFrame);
  }
  throw new Error('the story has no shadow root');
}
