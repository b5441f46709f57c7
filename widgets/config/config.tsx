import { useEffect } from 'react';
import { useElement } from '../../src/element/context';
import { useRuntime } from '../../src/runtime/root';

export interface ConfigProps {
  readonly api?: string;
  readonly locale?: string;
  readonly country?: string;
  readonly currency?: string;
  readonly memberId?: number;
  readonly invoicePrefix?: string;
  /** Inherited by what stands inside; read off the element by the runtime. */
  readonly theme?: 'light' | 'dark' | 'auto';
}

/** Hands the page-wide part to the runtime. The first one on a page counts; another, different one warns. */
export function Config({ api, locale, country, currency, memberId, invoicePrefix }: ConfigProps) {
  const runtime = useRuntime();
  const { host } = useElement();
  useEffect(() => {
    const page = { api, country, currency, memberId, invoicePrefix };
    const known = new Map<string, unknown>(Object.entries(runtime.store.getState().config));
    if (host.ownerDocument.querySelector('waybill-config') === host) {
      runtime.configure({ ...page, locale });
    } else if (Object.entries(page).some(([name, value]) => value !== undefined && value !== known.get(name))) {
      console.warn(
        'waybill: a page has one configuration; this second <waybill-config> only sets locale and theme',
        host,
      );
    }
  }, [runtime, host, api, locale, country, currency, memberId, invoicePrefix]);
  // With every change: attributes are observed, but a property that a framework sets is not.
  useEffect(() => runtime.configure({}));
  return <slot />;
}
