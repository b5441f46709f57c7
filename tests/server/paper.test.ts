import { describe, expect, it } from 'vitest';
import { quotePdf } from '../../demo/server/pdf/quote-pdf';
import { breakLines, clean } from '../../demo/server/pdf/lines';
import { sheetOf } from '../../demo/server/pdf/sheet';
import type { Statement } from '../../demo/server/model/quote-statement';
import { outsideOf, readSheets, quoteFacts } from './paper-text';
import { readPdf } from './pdf-text';

/** Amounts of the first lines, in minor units. */
const AMOUNTS = [71_110, 88_880, 40_447];

const lineOf = (id: number) => ({
  id,
  title: `Module ${id}`,
  category: 'Order Management',
  quantity: null,
  free: 0,
  price: 710,
  amount: AMOUNTS[id - 1] ?? 710,
  isOnce: false,
});

const statementOf = (lines: number): Statement => ({
  currency: 'USD',
  package: null,
  fleet: null,
  lines: Array.from({ length: lines }, (_, at) => lineOf(at + 1)),
  totals: {
    totalOriginalPrice: 0,
    totalDiscountedPrice: 0,
    totalAdditionalModulesPrice: 710 * lines,
    totalPrice: 710 * lines,
    oneTimeTotal: 0,
  } as unknown as Statement['totals'],
});

const LINK = `https://shop.example/cart/share/view?type=quote&id=${'0a'.repeat(16)}`;
const paper = ({ comment = '', lines = 3, sheet = 'A4' as const } = {}) =>
  quotePdf({
    kind: 'quote',
    statement: statementOf(lines),
    quote: quoteFacts(comment, new Date('2026-11-24T00:00:00Z')),
    at: new Date('2026-11-24T00:00:00Z'),
    language: 'en',
    link: LINK,
    sheet,
  });
const textOf = async (bytes: Uint8Array<ArrayBuffer>) => (await readPdf(bytes.buffer)).text;

// Rendering and parsing a PDF takes long on a busy machine.
describe('a paper', { timeout: 60_000 }, () => {
  it('writes Chinese, Japanese, Arabic and emoji, and leaves nothing over the margin', async () => {
    const comment = `${'中文字符'.repeat(20)} and more words after it, 漢字テスト, مرحبا بالعالم, 😀, to the end of the line`;
    const bytes = await paper({ comment });
    const text = (await textOf(bytes)).replaceAll(' ', '');
    for (const said of ['漢字テスト', 'andmorewords', 'مرحبا', '😀', 'totheendoftheline']) expect(text).toContain(said);
    expect(text.match(/中文字符|中文字|符/g)?.length).toBeGreaterThanOrEqual(20);
    expect(text).not.toContain('cannotbeprinted');
    expect(outsideOf((await readSheets(bytes)).sheets)).toEqual([]);
  });

  it('writes amounts of a column in figures of one width, each as one text', async () => {
    const { sheets } = await readSheets(await paper());
    const [first, ...others] = ['$711.10', '$888.80', '$404.47'].map((amount) =>
      sheets.flatMap(({ texts }) => texts).find(({ text }) => text === amount),
    );
    for (const other of others) {
      expect(other?.right).toBeCloseTo(first?.right ?? 0, 1);
      expect(other?.left).toBeCloseTo(first?.left ?? 0, 1);
    }
  });

  it('says that signs are left out which no font has', async () => {
    const text = await textOf(await paper({ comment: 'ꦲꦤꦕꦫꦏ is Javanese' }));
    expect(text).toContain('is Javanese');
    expect(text).toContain('Some characters can’t be printed and are left out here.');
  });

  it('breaks a long comment by line: no sheet holds a heading alone, and none stays half empty', async () => {
    const comment = Array.from({ length: 127 }, (_, at) => `Line ${at + 1}`).join('\n');
    const { sheets } = await readSheets(await paper({ comment }));
    const first = sheets[0]?.texts.map(({ text }) => text) ?? [];
    expect(first).toContain('Line 20');
    expect(sheets).toHaveLength(4);
  });

  it('joins empty lines of a comment', async () => {
    const { sheets } = await readSheets(await paper({ comment: `A${'\n'.repeat(80)}B` }));
    expect(sheets).toHaveLength(1);
  });

  it.each(Array.from({ length: 12 }, (_, at) => 15 + at))(
    'keeps the totals of %s lines with the last two lines, and no heading at the end of a sheet',
    async (lines) => {
      const { sheets } = await readSheets(await paper({ lines }));
      for (const { texts, height } of sheets) {
        const said = texts.filter(({ top }) => top < height - 72).map(({ text }) => text);
        expect(said.at(-1)).not.toMatch(/^(Comment|Per month|My Custom Solution)$/);
        if (said.includes('Total per month'))
          expect(said).toEqual(expect.arrayContaining([`Module ${lines - 1}`, `Module ${lines}`]));
      }
    },
  );

  it('is tagged: title, headings, table with header cells, and a link, with what a list of files shows', async () => {
    const { sheets, mark, info } = await readSheets(await paper({ comment: 'Hello', lines: 60 }));
    expect(mark).toMatchObject({ Marked: true });
    const roles = sheets.flatMap((sheet) => sheet.roles);
    for (const role of ['H1', 'H2', 'P', 'Link', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role);
    // The header that is repeated on the second sheet is decoration.
    expect(sheets[1]?.texts.some(({ text }) => text === 'Category')).toBe(true);
    expect(sheets[1]?.roles).not.toContain('TH');
    expect(sheets[0]?.links).toEqual([LINK]);
    expect(info).toMatchObject({
      Title: 'Milepost · Quote · Q-000045',
      Subject: 'Quote · Q-000045',
      Keywords: 'Milepost, Quote, My Custom Solution, USD',
      Creator: 'Milepost',
      Language: 'en',
    });
  });

  it('has the size of the country, and the seller’s address on each sheet', async () => {
    expect(['US', 'ca', 'MX', 'PH', 'GB', 'DE', undefined].map(sheetOf)).toEqual([
      'LETTER',
      'LETTER',
      'LETTER',
      'LETTER',
      'A4',
      'A4',
      'A4',
    ]);
    const { sheets } = await readSheets(await paper({ lines: 60, sheet: 'LETTER' as never }));
    for (const { width, height, texts } of sheets) {
      expect([width, height]).toEqual([612, 792]);
      const foot = texts
        .filter(({ top }) => top > height - 72)
        .map(({ text }) => text)
        .join(' ');
      expect(foot).toContain('1200 Wharf Street');
      expect(foot).toContain('billing@milepost.example');
    }
    expect(outsideOf(sheets)).toEqual([]);
  });
});

const within = (most: number) => (line: string) => line.length <= most;

describe('the lines of a text', () => {
  it.each([
    ['one two three', 8, ['one two', 'three']],
    ['one  two', 4, ['one', 'two']],
    ['a\n\nb', 4, ['a', '', 'b']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['12\u00a0345,00\u00a0€ is', 11, ['12\u00a0345,00\u00a0€', 'is']],
    ['中文字符，中文', 4, ['中文字', '符，中文']],
    ['', 4, ['']],
  ])('of %j in %d signs', (text, most, lines) => {
    expect(breakLines(text, within(most))).toEqual(lines);
  });

  it('have no control characters, among them those that turn the direction', () => {
    expect(clean('a\u202Eb\u2066c\u200Ed\u0000e\r\nf\tg')).toBe('abcde\nf g');
  });
});
