import { Injectable } from '@nestjs/common';
import { invalidData } from '../../platform/http/problem.js';
import { takesMultipart } from '../../resource/files/incoming/multipart.interceptor.js';
import { wantsPage } from './wantsPage.js';

const EACH_MEGABYTES = 5;
const MOST_FILES = 5;
export const ALL_MEGABYTES = 15;

export const tooMuch = () => invalidData({ adjuntos: `Los archivos suman más de ${ALL_MEGABYTES} MB` });
const tooManyOrLarge = () =>
  invalidData({ adjuntos: `Adjunte como máximo ${MOST_FILES} archivos de hasta ${EACH_MEGABYTES} MB cada uno` });

/**
 * Reads a multipart form with at most five attachments. A browser without JavaScript keeps
 * what it wrote when they are too much.
 */
@Injectable()
export class Attachments extends takesMultipart({
  files: MOST_FILES,
  fields: 300,
  fieldSize: 16_000,
  megabytes: ALL_MEGABYTES,
  largestFile: () => EACH_MEGABYTES,
  keepsFields: wantsPage,
  refuse: { file: tooManyOrLarge, body: tooMuch, form: tooManyOrLarge },
}) {}
