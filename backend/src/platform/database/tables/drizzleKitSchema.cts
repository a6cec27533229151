// drizzle-kit reads a module's exports one by one; CommonJS can hand it the whole list.
module.exports = require('./allTables.ts').allTables;
