/** Team members that the flat rate of a subscription includes. [PRC-33] */
export const INCLUDED_TEAM_MEMBERS = 5;

/** Users that a Support Hero level is free for where its usage item says nothing else. [PRC-34, MNY-04] */
export const FREE_USERS = 100;
