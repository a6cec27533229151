import type { Request } from 'express';
import { Problem } from '../../../platform/http/problem.js';
import type { Queue } from '../content/uploadField.js';

export const MEGABYTE = 1024 * 1024;
export const MAX_TEXT = MEGABYTE / 2;

export type MultipartLimits = {
  /** The only allowed file field; absent: any. */
  field?: string;
  files: number;
  fields: number;
  /** Limit of one text field, in bytes. */
  fieldSize: number;
  megabytes: number;
  /** Limit of one file in megabytes; may depend on the fields read before it. */
  largestFile: (body: unknown) => number;
  /** Whether to read the fields of an oversized form, so that typed text is not lost. */
  keepsFields?: (request: Request) => boolean;
  /** Allows one upload at a time, for files so large that several would fill the disk. */
  oneAtATime?: () => Problem;
  refuse: {
    file: (megabytes: number) => Problem;
    body: () => Problem;
    /** A truncated form, or one with unexpected parts. */
    form: () => Problem;
  };
};

/** Returns a route's body limit in bytes. */
export const maxBytesOf = ({ megabytes }: MultipartLimits): number => megabytes * MEGABYTE + MAX_TEXT;

/** Rejects visitors' attachments when the disk is nearly full; their text is still accepted. */
const visitorDiskFull = (): Problem =>
  new Problem('no_disponible', 'En este momento no hay lugar para archivos: envíelo sin ellos, o vuelva más tarde.');

/** Rejects staff uploads, below a lower threshold than visitors' or when one file is too large for the disk. */
export const staffDiskFull = (): Problem =>
  new Problem('no_disponible', 'En el disco del servidor no hay lugar para ese archivo: avise a quien lo administra.');

export const diskFull = (queue: Queue): Problem => (queue === 'staff' ? staffDiskFull() : visitorDiskFull());
