/** Runs in each test file of the project `backend-postgres`, before it: its databases are made on DATABASE_URL. */
process.env.TEST_DATABASE = 'postgres';
