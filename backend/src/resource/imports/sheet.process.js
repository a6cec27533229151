import { serveTasks } from '../files/processes/serveTasks.js';
import { readSheet } from './sheet/readSheet.js';

const [rows, columns] = process.argv.slice(2).map(Number);
serveTasks((bytes) => readSheet(bytes, { rows: rows ?? 0, columns: columns ?? 0 }));
