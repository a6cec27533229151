import type { Request } from 'express';
import type { Problem } from '../../../platform/http/problem.js';

export const MEGABYTE = 1024 * 1024;
/** All that is no file, with what stands around each part. */
export const MOST_TEXT = MEGABYTE / 2;

/** What a route takes, and how it refuses the rest. */
export type MultipartLimits = {
  /** The one name of files; absent: any. */
  field?: string;
  files: number;
  fields: number;
  /** The longest field, in bytes. */
  fieldSize: number;
  /** Of all the files together. */
  megabytes: number;
  /** The largest size of one file, in megabytes, by the fields that came before it. */
  largestFile: (body: unknown) => number;
  /** Whether the fields of a form that is too long are read nevertheless, so that what somebody typed is not lost. */
  keepsFields?: (request: Request) => boolean;
  /**
   * Where files are so large that several would fill the disk: one is taken in at a time, and where the disk keeps its reserve beside it.
   * Gives what whoever comes meanwhile is told.
   */
  oneAtATime?: () => Problem;
  refuse: {
    /** A file that is larger than those megabytes. */
    file: (megabytes: number) => Problem;
    /** All of it together. */
    body: () => Problem;
    /** A form that breaks off, or with other parts than it should have. */
    form: () => Problem;
  };
};

/** The most bytes that a body of a route may have. */
export const mostBytesOf = ({ megabytes }: MultipartLimits): number => megabytes * MEGABYTE + MOST_TEXT;
