/** Numbers of PostgreSQL advisory locks, all in one place so that they do not collide. */
export const locks = {
  /** Migrations: several servers may start at once. */
  migrations: 7306,
  users: 7307,
  retention: 7308,
  /** Used with the uid: password links of one person. */
  passwordLinks: 7308,
  /** Used with the uid: balance queries of one person. */
  balancesAsked: 7311,
  holidays: 7312,
  balancesBatches: 7313,
  /** Held for the whole command: restores a backup. */
  restoring: 7314,
  /** Held for the whole command: writes the rows of a first-day file. */
  firstDay: 7315,
} as const;
