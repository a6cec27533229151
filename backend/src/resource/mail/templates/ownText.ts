import { quoted, type Variable } from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { type Filling, filled, paragraphsOf } from '@coop/domain/sections/textosDeCorreos/mailText';
import type { Block } from './block.js';

/** What an entity says in its own words; what is empty, the product says. */
export type OwnText = { asunto: string | null; texto: string | null };

/** A mail in the product's words, before it is on the letterhead. `hilo`: the subject that its case's mails share; `fixed`: of its blocks, what stands under other words too. */
export type Said = { asunto: string; hilo: string; blocks: readonly Block[]; fixed: readonly Block[] };

/** The subject and all that a mail says, in the entity's own words where it has any. */
export function saidBy(own: OwnText | undefined, values: Filling, { asunto, hilo, blocks, fixed }: Said) {
  const subject = own?.asunto?.trim() && filled(own.asunto, values);
  const said = own?.texto?.trim() && paragraphsOf(own.texto).flatMap((one) => blockOf(one, values));
  const words = subject ? { asunto: subject, hilo: null } : { asunto, hilo };
  return { ...words, blocks: said ? [...said, ...fixed] : blocks };
}

function blockOf(paragraph: string, values: Filling): Block[] {
  const text = filled(paragraph, values);
  if (text === undefined) return [];
  return [isQuoted(paragraph) ? { cita: text } : { parrafo: text }];
}

const isQuoted = (paragraph: string) => quoted.some((name: Variable) => paragraph === `{${name}}`);

/** Gmail joins mails in a conversation where their subjects are equal. */
export const subjectOfCase = (tipo: string, codigo: string): string => `Su ${tipo.toLowerCase()} ${codigo}`;
