/** A phone icon, which only this dialog draws. Same drawing rules as in `ui/icons`. */
export const phoneIcon = 'M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM11 18h2';
