/** Runs before each test file of the project `backend-pglite`, with databases in memory. */
process.env.TEST_DATABASE = 'pglite';
