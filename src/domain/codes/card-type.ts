/** Module card types of the wire; only this one has a meaning: the card opens the contact page. [MKT-14] */
export const CONTACT_CARD = 3;
