import { invalidFile } from '../content/invalidFile.js';

export const brokenPicture = () => invalidFile('La imagen está incompleta o dañada.');
