import { z } from 'zod';
import { field, type Options } from '../field.js';

const message = 'Escriba una dirección que empiece con https:// o, dentro del sitio, con /';

// Neither takes user info, another scheme, `//host`, `/\host`, quotes or white space.
const withinTheSite = /^\/(?![/\\])[\w\-./?=&%#~+:]*$/;
const elsewhere = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#][^\s\\<>"'`]*)?$/i;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether an address may be followed from our pages: a path of this site, or https of another. */
export const isSafeLink = (v: string): boolean => (withinTheSite.test(v) || elsewhere.test(v)) && !invisible.test(v);

/** A link to follow. `elsewhere`: it never leads to a page of this site, so that none is offered. */
export const url = <R extends boolean = false>(label: string, options: Options<R> & { elsewhere?: true } = {}) => ({
  ...field('url', label, options, () =>
    z.string(message).trim().max(500, { error: 'Máximo 500 caracteres', abort: true }).refine(isSafeLink, message),
  ),
  elsewhere: options.elsewhere,
});
