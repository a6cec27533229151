/** Runs before each test file of the project `backend-postgres`, with databases on DATABASE_URL. */
process.env.TEST_DATABASE = 'postgres';
