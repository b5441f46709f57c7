import { SELLER } from '../core/seller';
import { sellerFor } from '../invoice/parties';
import type { Seller } from '../model/invoice-parties';
import type { Writer } from '../texts/format';
import { placeOf } from './address';
import type { Paper } from './paper';
import { INK } from './typeset';

/** Writes the seller's logo. */
export function writeBrand(paper: Paper): void {
  const { doc, left } = paper;
  const y = doc.y;
  paper.artifact(() => void doc.roundedRect(left, y, 12, 12, 3).fill(INK.text));
  paper.put(SELLER, left + 20, y, { size: 10, face: 'strong' });
  doc.y = y + 54;
}

/** Returns the foot of each sheet: what it is a sheet of, and who the seller is and how to reach it. */
export function footOf(title: string, { country }: Writer, seller: Seller = sellerFor('')): readonly string[] {
  const address = [...seller.address, placeOf(seller), country(seller.country)].join(', ');
  return [`${SELLER} · ${title}`, [seller.name, address, seller.email].join(' · ')];
}
