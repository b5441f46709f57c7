import { useEffect } from 'react';
import { useElement } from '../../src/element/context';
import { useOrigin } from '../../src/hooks/use-origin';
import { describeLate } from './parts/describe-late';
import { letOneOpen } from './parts/let-one-open';
import { useAnchor } from './parts/use-anchor';
import { useItems } from './parts/use-items';

export interface FaqProps {
  readonly single?: boolean;
  readonly schema?: boolean;
}

/** The page's own questions: a search in the page finds them, a CMS edits them, and they work without this. [PRC-13] */
export function Faq({ single = false, schema = false }: FaqProps) {
  const { host } = useElement();
  const origin = useOrigin();
  const items = useItems(schema);

  useEffect(() => (single ? letOneOpen(items, `waybill-faq-${origin}`) : undefined), [single, items, origin]);
  useEffect(() => (schema ? describeLate(host, items) : undefined), [schema, host, items]);
  useAnchor(items);

  return <slot />;
}
