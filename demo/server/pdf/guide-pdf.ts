import type { Catalogue } from '../../../src/domain/catalogue/types';
import { SELLER } from '../core/seller';
import type { Shop } from '../shop/shop';
import { writerOf } from '../texts/format';
import type { Language } from '../texts/language';
import { footOf, writeBrand } from './brand';
import { familiesOf, writeComparison, writeFamily, type Guide } from './guide-packages';
import { writeAddOns, writeRates } from './guide-prices';
import { createPaper } from './paper';
import type { Sheet } from './sheet';
import { INK } from './typeset';

function writeHow({ paper, writer: { say }, chapter }: Guide): void {
  chapter(say('how_title'));
  for (const key of ['how_package', 'how_add_ons', 'how_units', 'how_commercial'] as const)
    paper.text(say(key), { size: 11, after: 10 });
}

/** Points of a row of the table of contents. */
const ENTRY = 22;

interface About {
  readonly language: Language;
  readonly at: Date;
  readonly sheet: Sheet;
  /** The address of the pricing page, which stands on each sheet. */
  readonly link: string;
}

/** The height of the last sentence and its link, in points. */
const CLOSING = 70;

/** Renders the pricing guide, a booklet of the whole catalogue, in one language and currency. [PRC-14] */
export function guidePdf(
  shop: Shop,
  catalogue: Catalogue,
  { language, at, sheet, link }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writerOf(language, catalogue.currency);
  const { say } = writer;
  const title = say('guide');
  const keywords = [SELLER, title, catalogue.currency, ...shop.planCategories.map(({ name }) => name)];
  const subject = say('guide_lead');
  const paper = createPaper({ title: `${SELLER} · ${title}`, author: SELLER, subject, keywords, language, at, sheet });
  const { doc } = paper;
  const chapters: { readonly title: string; readonly page: number }[] = [];
  const chapter = (name: string, lead = ''): void => {
    const begun = (): void => {
      chapters.push({ title: name, page: doc.bufferedPageRange().count });
      doc.addNamedDestination(`c${chapters.length}`, 'XYZ', paper.left, doc.y, null);
      doc.outline.addItem(name);
    };
    paper.heading(name, { size: 22, before: 36, after: lead ? 4 : 8, begun });
    if (lead) paper.heading(lead, { size: 11, face: 'regular', before: 0, after: 10, color: INK.quiet, tag: 'P' });
  };
  const guide: Guide = { paper, writer, catalogue, chapter };

  writeBrand(paper);
  paper.skip(60);
  paper.text(title, { size: 40, face: 'strong', after: 8, tag: 'H1' });
  paper.text(subject, { size: 13, color: INK.quiet, width: 380, after: 16 });
  paper.text(`${writer.day(at)}  ·  ${say('amounts', { currency: catalogue.currency })}`, {
    size: 10,
    color: INK.quiet,
    after: 40,
  });
  paper.text(say('contents'), { size: 12, face: 'strong', after: 8, tag: 'H2' });
  const contents = { page: doc.bufferedPageRange().count - 1, y: doc.y, place: paper.place('TOC') };

  paper.page();
  writeHow(guide);
  for (const category of shop.planCategories) {
    const families = familiesOf(catalogue, category.id);
    chapter(category.name, category.description);
    for (const family of families) writeFamily(guide, family);
    if (families[0]?.[0]?.features.length) chapter(say('comparison', { name: category.name }));
    writeComparison(guide, families);
  }
  writeAddOns(guide, shop);
  writeRates(guide);
  chapter(say('next'));
  // The link stays on the sheet of its sentence.
  paper.room(CLOSING);
  paper.text(say('next_text'), { size: 11, after: 6 });
  paper.text(link, { size: 11, color: INK.accent, link });

  // Fills the table of contents, kept free on the first sheet, now that the page numbers are known.
  doc.switchToPage(contents.page);
  contents.place((row) =>
    chapters.forEach((one, at2) => {
      const y = contents.y + at2 * ENTRY;
      row('TOCI', () => {
        paper.put(one.title, paper.left, y, { size: 11, width: paper.width - 40, goTo: `c${at2 + 1}` });
        paper.put(writer.number(one.page), paper.left, y, { size: 11, align: 'right' });
      });
    }),
  );
  return paper.finish((page, pages) => say('page', { page, pages }), footOf(title, writer), link);
}
