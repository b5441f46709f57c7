/** Team members that the flat rate of a subscription includes. [PRC-33] */
export const INCLUDED_TEAM_MEMBERS = 5;

/** Free users of a Support Hero level, as a fallback if its module names no number. [PRC-34, MNY-04] */
export const FREE_USERS = 100;
