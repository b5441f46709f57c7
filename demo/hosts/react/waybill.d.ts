import 'waybill/loader';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WaybillEventMap } from 'waybill';

/** A tag of Waybill with these properties; a number may be left to its default by `undefined`. */
type Tag<P> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  P & { [K in keyof WaybillEventMap as `on${K}`]?: ((event: WaybillEventMap[K]) => void) | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'waybill-config': Tag<{
        theme?: 'light' | 'dark' | 'auto' | undefined;
        locale?: string | undefined;
        country?: string;
      }>;
      'waybill-pricing-table': Tag<{ category?: string }>;
      'waybill-cart': Tag<{ layout?: 'sidebar' | 'page' }>;
      'waybill-mini-cart': Tag<{ href?: string }>;
    }
  }
}
