/** Runs before each test file of the project `backend-pglite`: its databases are in memory. */
process.env.TEST_DATABASE = 'pglite';
