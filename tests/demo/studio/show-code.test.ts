import { describe, expect, it } from 'vitest';
import { CODE_HOSTS, codeOf, WHERE, type CodeHost } from '../../../stories/kit/show-code';
import spec from '../../../widgets/pricing-table/pricing-table.element';
import { readRoot } from '../../laws/files';

const HOSTS = Object.keys(CODE_HOSTS) as CodeHost[];

describe('the code of a story', () => {
  it('is the script and the tag, each after where it belongs', () => {
    expect(codeOf(spec, {})).toBe(
      `<!-- On each page, once -->
<script
  type="module"
  src="https://cdn.example.com/waybill/waybill.js"
  data-api="mock"
  data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" nowprocket
></script>

<!-- Where the widget should stand -->
<waybill-pricing-table>
  <a href="/pricing.pdf">Our prices as a PDF</a>
</waybill-pricing-table>`,
    );
  });

  it.each(HOSTS)('names the widget and no style sheet, for %s', (host) => {
    const code = codeOf(spec, {}, host);
    expect(code).toMatch(/<waybill-pricing-table|<WaybillPricingTable/);
    expect(code).not.toContain('<style');
  });

  it('sets what the story sets, and no default', () => {
    const props = {
      text: { kind: 'string', summary: '' },
      shown: { kind: 'list', values: ['a', 'b'], summary: '' },
      isOn: { kind: 'boolean', summary: '' },
      isOff: { kind: 'boolean', summary: '' },
      columns: { kind: 'number', fallback: 3, summary: '' },
      rows: { kind: 'data', summary: '' },
    };
    const args = { text: 'Say "hi"', shown: ['a', 'b'], isOn: true, isOff: false, columns: 3, rows: [1] };
    const code = codeOf({ ...spec, props } as unknown as typeof spec, args);
    expect(code).toContain('<waybill-pricing-table text="Say &quot;hi&quot;" shown="a,b" is-on>');
  });

  it.each(Object.entries(WHERE))('says of the piece %s what the studio says', (purpose, words) => {
    expect(readRoot('demo/studio.html')).toContain(`data-say-${purpose}="${words}"`);
  });
});
