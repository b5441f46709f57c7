import type { KnownRelease, KnownAttribute, KnownWidget } from '../doctor/kit/known';
import { kebab, propsOf } from '../element/attributes';
import type { PropSpec } from '../element/spec';
import type { PublicSpec } from './model';

function attributeOf(spec: PropSpec<unknown>): KnownAttribute | null {
  switch (spec.kind) {
    case 'data':
      return null;
    case 'enum':
    case 'list':
      return { kind: spec.kind, values: spec.values };
    case 'number':
      return {
        kind: spec.kind,
        ...(spec.min !== undefined && { min: spec.min }),
        ...(spec.max !== undefined && { max: spec.max }),
      };
    default:
      return { kind: spec.kind };
  }
}

function widgetOf(spec: PublicSpec): KnownWidget {
  const { room = 'nothing', slots = {}, inline } = spec;
  const attributes = [...propsOf(spec)].flatMap(([name, prop]) => {
    const attribute = attributeOf(prop);
    return attribute ? [[kebab(name), attribute] as const] : [];
  });
  const box = typeof room === 'object' ? room : null;
  return {
    attributes: Object.fromEntries(attributes),
    slots: Object.keys(slots),
    isShown: box !== null,
    ...(box?.unless && { unless: box.unless }),
    ...(box?.wide && { wide: box.wide }),
    ...(inline && { isInline: true }),
  };
}

/** Derives what the page doctor knows of the widgets from their specs. */
export const knownOf = (
  specs: readonly PublicSpec[],
  { version, languages }: Pick<KnownRelease, 'version' | 'languages'>,
): KnownRelease => ({
  version,
  languages,
  widgets: Object.fromEntries(specs.map((spec) => [spec.tag, widgetOf(spec)])),
});
