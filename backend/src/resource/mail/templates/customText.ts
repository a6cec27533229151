import { quoted, type Variable } from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { type Filling, filled, paragraphsOf } from '@coop/domain/sections/textosDeCorreos/mailText';
import type { Block } from './composeMail.js';

/** Custom text of the entity; an empty part falls back to the default. */
export type CustomText = { asunto: string | null; texto: string | null };

/** Default mail to a visitor. `fixed`: blocks kept under custom text too. */
export type DefaultMail = { asunto: string; hilo: string; blocks: readonly Block[]; fixed: readonly Block[] };

export function applyCustomText(
  own: CustomText | undefined,
  values: Filling,
  { asunto, hilo, blocks, fixed }: DefaultMail,
) {
  const subject = own?.asunto?.trim() && filled(own.asunto, values);
  const ownBlocks = own?.texto?.trim() && paragraphsOf(own.texto).flatMap((one) => blockOf(one, values));
  const words = subject ? { asunto: subject, hilo: null } : { asunto, hilo };
  return { ...words, blocks: ownBlocks ? [...ownBlocks, ...fixed] : blocks };
}

function blockOf(paragraph: string, values: Filling): Block[] {
  const text = filled(paragraph, values);
  if (text === undefined) return [];
  return [isQuoted(paragraph) ? { cita: text } : { parrafo: text }];
}

const isQuoted = (paragraph: string) => quoted.some((name: Variable) => paragraph === `{${name}}`);

/** Returns the thread subject of a case: Gmail threads mails by equal subject. */
export const subjectOfCase = (tipo: string, codigo: string): string => `Su ${tipo.toLowerCase()} ${codigo}`;
