/** E-mail domain of the demonstration's staff, the only accounts with public passwords. */
export const DEMO_DOMAIN = 'kantuta.test';
