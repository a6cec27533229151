import { z } from 'zod';
import { field, type Options } from '../field.js';

const message = 'Escriba una dirección que empiece con https:// o, dentro del sitio, con /';

// Neither pattern accepts user info, another scheme, `//host`, `/\host`, quotes or white space.
const withinTheSite = /^\/(?![/\\])[\w\-./?=&%#~+:]*$/;
const externalUrl = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#][^\s\\<>"'`]*)?$/i;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether our pages may link to a URL: a path of this site, or an https URL. */
export const isSafeLink = (v: string): boolean => (withinTheSite.test(v) || externalUrl.test(v)) && !invisible.test(v);

/** A link. `external`: always to another site, so the input suggests no page of this site. */
export const url = <R extends boolean = false>(label: string, options: Options<R> & { external?: true } = {}) => ({
  ...field('url', label, options, () =>
    z
      .string(message)
      .trim()
      .max(500, { error: 'Máximo 500 caracteres', abort: true })
      .refine(isSafeLink, message)
      .meta({ examples: ['https://sistemas.entidad.bo/avisos'] }),
  ),
  external: options.external,
});
