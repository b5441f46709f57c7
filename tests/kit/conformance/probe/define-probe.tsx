import { createElement } from 'react';
import { defineWidget } from '../../../../src/element/define';
import spec from './probe.element';

/** Defines the probe as the composition root defines a real widget, but without a store. */
export const defineProbe = () =>
  defineWidget(spec, {
    version: '1.0.0',
    baseCss: [':host{display:block}'],
    wrap: (_host, tree) => createElement('div', { className: 'wb-root' }, tree),
    onCrash: (host, error) => {
      host.dispatchEvent(
        new CustomEvent('waybill-error', { detail: { message: String(error) }, bubbles: true, composed: true }),
      );
    },
    crashView: () => createElement('p', { role: 'alert' }, 'It has stopped.'),
  });
