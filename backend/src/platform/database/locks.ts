/** The advisory locks of PostgreSQL that are taken by number. Here alone, so that no two things wait for one another by chance. */
export const locks = {
  /** Whoever migrates: several servers may start at once. */
  migrations: 7306,
  users: 7307,
  retention: 7308,
  /** With the uid: links for the password of one person. */
  passwordLinks: 7308,
  /** With the uid: what one person asked of balances. */
  balancesAsked: 7311,
  holidays: 7312,
  balancesBatches: 7313,
  /** Until the command ends: a backup is brought back. */
  restoring: 7314,
  /** The same: what the file of a first day asks for is written. */
  firstDay: 7315,
} as const;
