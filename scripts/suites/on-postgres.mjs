/** Runs before each test file of the project `backend-postgres`: its databases are made on DATABASE_URL. */
process.env.TEST_DATABASE = 'postgres';
