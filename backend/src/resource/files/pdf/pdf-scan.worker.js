import { parentPort } from 'node:worker_threads';
import { scanPdf } from './scanPdf.js';

parentPort?.on('message', (bytes) => parentPort?.postMessage(scanPdf(bytes) ?? 'good'));
