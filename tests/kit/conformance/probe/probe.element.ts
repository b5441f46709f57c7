import type { WidgetSpec } from '../../../../src/element/spec';
import { Probe, type ProbeProps } from './probe';

/** A spec of a widget with one property of each kind and no product logic, to test the element layer alone. */
const spec: WidgetSpec<ProbeProps> = {
  tag: 'waybill-probe',
  summary: 'Shows what it was given.',
  props: {
    label: { kind: 'string', fallback: 'Probe', summary: 'Its name.' },
    seats: { kind: 'number', fallback: 1, min: 1, max: 500, summary: 'How many.' },
    open: { kind: 'boolean', fallback: false, summary: 'Whether it is open.' },
    layout: { kind: 'enum', values: ['sidebar', 'page'], fallback: 'sidebar', summary: 'Where it stands.' },
    sides: {
      kind: 'list',
      values: ['left', 'right', 'top'],
      fallback: ['left', 'right', 'top'],
      summary: 'Which of them.',
    },
    siteURL: { kind: 'string', fallback: undefined, summary: 'An acronym in a name.' },
    source: { kind: 'data', fallback: undefined, summary: 'An object.' },
  },
  view: Probe,
  css: [':host{color:light-dark(#111,#eee);background:light-dark(#fff,#111)}p{margin:0}'],
  methods: { increment: { summary: 'Counts on.', parameters: { by: 'number' }, returns: 'void' } },
  slots: { '': 'Shown until it is ready.' },
  parts: { probe: 'Everything.' },
};

export default spec;
