import { describe, expect, it } from 'vitest';
import { roomSheet } from '../../src/manifest/room';
import { widgets } from '../kit/conformance/widgets';

const sheet = roomSheet(widgets);

describe('waybill.css', () => {
  it.each(widgets.map(({ tag, room }) => [tag, room] as const))(
    'has a rule about the reserved space of %s',
    (_, room) => {
      expect(room).toBeDefined();
    },
  );

  it.each(widgets.filter(({ room }) => typeof room === 'object').map(({ tag }) => tag))(
    'reserves space for %s and for its placeholder',
    (tag) => {
      expect(sheet).toContain(`${tag}:is(:not(:defined, [data-served]), :state(loading))`);
      expect(sheet).toContain(`[data-waybill='${tag.replace('waybill-', '')}']:not(:has(> ${tag}))`);
    },
  );

  it('has no rule for a widget without a visible box', () => {
    expect(roomSheet([{ tag: 'waybill-x', summary: '', props: {}, room: 'nothing' }])).not.toContain('waybill-x');
  });

  it('reserves no space in a mode that is shown elsewhere, such as a dialog', () => {
    const room = { height: '9px', unless: 'mode=modal' } as const;
    const said = roomSheet([{ tag: 'waybill-x', summary: '', props: {}, room }]);
    expect(said).toContain(
      "waybill-x:is(:not(:defined, [data-served]), :state(loading)):not([mode=modal]),\n[data-waybill='x']:not(:has(> waybill-x)):not([data-mode=modal]) {",
    );
  });

  it('gives the space of every widget back, and of no element of another name', () => {
    const [, back = ''] = sheet.split('@keyframes waybill-room');
    const tags = widgets.filter(({ room }) => typeof room === 'object').map(({ tag }) => tag);
    expect(new Set(back.match(/waybill-(?!room)[\w-]+/g))).toEqual(new Set(tags));
  });

  it('has at most 250 characters per widget', () => {
    expect(sheet.length).toBeLessThan(widgets.length * 250);
  });
});
