import { parentPort, workerData } from 'node:worker_threads';
import { scanPdf } from './scanPdf.js';

const { mostObjects } = workerData;
parentPort?.on('message', (bytes) => parentPort?.postMessage(scanPdf(bytes, mostObjects) ?? 'good'));
