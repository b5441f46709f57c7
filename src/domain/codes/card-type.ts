/** Module card type of the wire whose card opens the contact page; other card types have no meaning. [MKT-14] */
export const CONTACT_CARD = 3;
