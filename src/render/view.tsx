import { renderToString } from 'react-dom/server.edge';
import { Root } from '../app/root';
import { propsFrom } from '../app/served-state';
import { ViewHost } from '../element/host';
import { createLink } from '../element/link';
import type { WidgetSpec } from '../element/spec';
import type { Surface } from '../i18n/keys';
import type { Runtime } from '../page/runtime';

/** Marks that a view waits, failed or shows what its element holds: then it is not served. */
const UNFINISHED = /<slot(?![^>]* name=)|class="sk[ "]|class="sk-/;

type Attributes = Readonly<Record<string, string>>;

/** Stands for the element, of which there is none without a document. */
const standIn = (tag: string, attributes: Attributes): HTMLElement =>
  ({
    localName: tag,
    childNodes: [],
    shadowRoot: null,
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => Object.hasOwn(attributes, name),
    closest: () => null,
  }) as unknown as HTMLElement;

/** Returns a runtime that notes which surfaces of texts a view asks for, and which parts it misses. */
function watched(runtime: Runtime) {
  const surfaces = new Set<Surface>();
  const parts = new Set<() => Promise<unknown>>();
  return {
    surfaces,
    parts,
    runtime: {
      ...runtime,
      i18n: {
        ...runtime.i18n,
        isLoaded(language: string, names: readonly Surface[]) {
          for (const name of names) surfaces.add(name);
          return runtime.i18n.isLoaded(language, names);
        },
      },
      ports: {
        ...runtime.ports,
        loaded<T>(part: () => Promise<T>): T | null {
          parts.add(part);
          return runtime.ports.loaded?.(part) ?? null;
        },
      },
    },
  };
}

/**
 * Renders a view that has read its data, with all texts and all parts that it shows.
 * @returns its markup and the surfaces of its texts, or null if it is not complete
 * @throws what the view throws
 */
export async function renderView(spec: WidgetSpec, attributes: Attributes, runtime: Runtime) {
  const host = standIn(spec.tag, attributes);
  const language = runtime.language();
  const { surfaces, parts, runtime: own } = watched(runtime);
  const environment = {
    version: runtime.version,
    baseCss: [],
    wrap: (_host: HTMLElement, tree: React.ReactNode) => (
      <Root runtime={own} host={host}>
        {tree}
      </Root>
    ),
    onCrash() {},
  };
  const link = createLink(host, { host } as unknown as ShadowRoot, propsFrom(spec, host, attributes));
  const seen = (): number => surfaces.size + parts.size;
  for (let before = -1; before < seen();) {
    before = seen();
    const html = renderToString(<ViewHost link={link} view={spec.view} environment={environment} />);
    if (before === seen()) return UNFINISHED.test(html) ? null : { html, surfaces: [...surfaces] };
    await Promise.all([
      runtime.i18n.ensure(language, [...surfaces]),
      ...[...parts].map((part) => runtime.ports.load(part)),
    ]);
  }
  return null;
}
