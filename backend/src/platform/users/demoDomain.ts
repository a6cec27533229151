/** Of the addresses of the demonstration's staff. The passwords of those accounts, and of no others, are known to all. */
export const DEMO_DOMAIN = 'kantuta.test';
