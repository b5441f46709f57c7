import { describe, expect, it } from 'vitest';
import { roomSheet } from '../../src/manifest/room';
import { widgets } from '../kit/conformance/widgets';

const sheet = roomSheet(widgets);

describe('waybill.css', () => {
  it.each(widgets.map(({ tag, room }) => [tag, room] as const))('knows what room %s takes', (_, room) => {
    expect(room).toBeDefined();
  });

  it.each(widgets.filter(({ room }) => typeof room === 'object').map(({ tag }) => tag))(
    'keeps room for %s and for its placeholder',
    (tag) => {
      expect(sheet).toContain(`${tag}:is(:not(:defined), :state(loading))`);
      expect(sheet).toContain(`[data-waybill='${tag.replace('waybill-', '')}']:not(:has(> ${tag}))`);
    },
  );

  it('says nothing of what is not seen', () => {
    expect(roomSheet([{ tag: 'waybill-x', summary: '', props: {}, room: 'nothing' }])).not.toContain('waybill-x');
  });

  it('leaves out what stands elsewhere', () => {
    const room = { height: '9px', unless: 'mode=modal' } as const;
    const said = roomSheet([{ tag: 'waybill-x', summary: '', props: {}, room }]);
    expect(said).toContain(
      "waybill-x:is(:not(:defined), :state(loading)):not([mode=modal]),\n[data-waybill='x']:not(:has(> waybill-x)):not([data-mode=modal]) {",
    );
  });

  it('takes a few hundred bytes of a page that has no other use for it', () => {
    expect(sheet.length).toBeLessThan(widgets.length * 250);
  });
});
