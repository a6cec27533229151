import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Described, Document } from './document.js';

export type Answered = { status: number; type: string; text: string };

/**
 * Returns the first undocumented part of a response. Rows of `isPartial`, requested with some fields only, may lack the
 * others.
 */
export function faultFinder({ json }: Document) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(json, 'api');
  return (
    { path, method, operation }: Described,
    { status, type, text }: Answered,
    isPartial = false,
  ): string | undefined => {
    if (status >= 500) return text;
    const declared = operation.responses[status];
    if (!declared) return `undeclared ${text}`;
    const place = declared.$ref ?? `#${pointerTo('paths', path, method, 'responses', String(status))}`;
    const { content } = declared.$ref
      ? (json.components.responses[declared.$ref.split('/').at(-1) as string] ?? {})
      : declared;
    if (!content) return text === '' ? undefined : `a body that is not declared: ${text}`;
    const named = content[type] ? type : '*/*';
    if (!content[named]) return `an undeclared type: ${type}`;
    if (!type.endsWith('json')) return undefined;
    const isGood = ajv.compile({ $ref: `api${place}${pointerTo('content', named, 'schema')}` });
    if (isGood(JSON.parse(text))) return undefined;
    const isOnlyPartial = isPartial && isGood.errors?.every(({ keyword }) => keyword === 'required');
    return isOnlyPartial ? undefined : `${ajv.errorsText(isGood.errors)}: ${text.slice(0, 600)}`;
  };
}

const pointerTo = (...steps: string[]) =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
