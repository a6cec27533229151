import { serveTasks } from '../processes/serveTasks.js';
import { scanPdf } from './scanPdf.js';

const mostObjects = Number(process.argv[2]);
serveTasks((bytes) => scanPdf(bytes, mostObjects) ?? 'good');
